# Місце поруч із полем, де все пояснюється.

web-hex-dock = Пояснення
web-hex-dock-idle = Наведіть на гекс, загін або ціль: тут з’явиться пояснення.
web-hex-dock-why = Чому
web-hex-dock-read = { $title }. { $dice }: { $why }. { $rows }
web-hex-dock-part = { $reason } { $dice }
