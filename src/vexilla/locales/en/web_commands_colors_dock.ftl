# The place beside the board where things are explained.

web-hex-dock = Explained
web-hex-dock-idle = Point at a hex, a unit or a target: it is explained here.
web-hex-dock-why = Why
web-hex-dock-read = { $title }. { $dice }: { $why }. { $rows }
web-hex-dock-part = { $reason } { $dice }
