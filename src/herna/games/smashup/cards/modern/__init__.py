"""The cards and bases whose texts were changed in 2025; the others are as first printed."""
