"""``make siege``: attacks on a real server of this machine, one by one, and the table of what became of them.

``python -m siege`` in the folder ``tools`` runs all of them, ``python -m siege frames headers`` two; ``--write`` puts
the table into docs/hosting.md. It starts the servers itself, speaks to this machine alone, and ends by itself.

An attack is a module in the folder ``attacks`` with a function ``attack(ground)`` that gives an
:class:`~siege.report.Outcome`: what was tried, how often, what became of it, and whether the server held. The ground
(:class:`~siege.ground.Ground`) starts servers and has players who go on playing meanwhile and say how long they wait.
Those who attack have a process of their own (:func:`~siege.attackers.together`), so as not to slow the players down.
A new module needs no other line anywhere; ``ORDER`` in it (a number, 50 without one) says when its turn is.
"""
