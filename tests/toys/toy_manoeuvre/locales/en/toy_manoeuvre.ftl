# The words of the second toy.
toy-manoeuvre-title = Manoeuvre
toy-manoeuvre-short-title = Manoeuvre
toy-manoeuvre-about = Two small armies on a measured table.
toy-manoeuvre-scenario-field = The field
toy-manoeuvre-help-text = Move groups of bases that touch; then all who touch an enemy fight.
toy-manoeuvre-why-usage = why advance a1,a2 5
toy-manoeuvre-ask = Move a group, or be done.
toy-manoeuvre-do-done-0 = That is enough
toy-manoeuvre-do-advance = Advance
toy-manoeuvre-do-wheel = Wheel
toy-manoeuvre-do-sideways = Sideways
toy-manoeuvre-do-about-face = About-face
toy-manoeuvre-do-slip = Slip
toy-manoeuvre-field-group = group
toy-manoeuvre-field-distance = distance
toy-manoeuvre-hidden = { $marker-is ->
    [unknown] { $side } has hidden an ambush.
   *[other] { $side }: an ambush waits at marker { $marker }.
}
toy-manoeuvre-moved = { $side }: { $units }, { $move }, { $cost } steps.
toy-manoeuvre-seen = The marker { $marker } of { $side } is turned over.
toy-manoeuvre-lost = { $unit } loses strength: { $own } against { $foe }.
toy-manoeuvre-man-02-001 = { $unit } is no unit of yours on the table.
toy-manoeuvre-man-02-002 = { $unit } does not touch the rest of the group, or looks another way.
toy-manoeuvre-man-02-003 = That costs { $cost } steps, and { $left } are left.
toy-manoeuvre-man-02-004 = Wheels go by fifteen degrees, not by { $degrees }.
toy-manoeuvre-man-02-005 = { $other } is in the way of { $unit }.
toy-manoeuvre-man-02-006 = { $unit } would leave the table.
toy-manoeuvre-man-02-007 = { $unit } does not move like that: bases march, scouts slip.
toy-manoeuvre-man-02-008 = That is no move at all.
