"""What the computer players of Commands & Colors learn from battles."""
