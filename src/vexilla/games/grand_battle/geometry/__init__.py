"""The measured table in whole numbers: bases, how they touch, where they see, and where they can go.

Everything is the same on every machine (GRB-01-050): lengths are whole thousandths of a step, headings whole hundredths
of a degree, and what lies between is kept in millionths of a step until it is rounded, once.
"""
