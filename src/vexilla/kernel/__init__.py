"""What every game stands on: match, step, choice, action, event, view, record."""
