# Slova almanachu.

almanac-power = Tištěná síla: { $n }
