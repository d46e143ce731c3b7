# Место рядом с полем, где всё объясняется.

web-hex-dock = Пояснение
web-hex-dock-idle = Наведите на гекс, отряд или цель: здесь появится пояснение.
web-hex-dock-why = Почему
web-hex-dock-read = { $title }. { $dice }: { $why }. { $rows }
web-hex-dock-part = { $reason } { $dice }
