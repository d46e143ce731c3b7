"""What the computer players of all Commands & Colors games share: how they look at a field and plan a turn."""
