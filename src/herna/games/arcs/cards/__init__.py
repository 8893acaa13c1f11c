"""What the cards do beyond the standard rules: Guild, Vox, leaders and lore."""
