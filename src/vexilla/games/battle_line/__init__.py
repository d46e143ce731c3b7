"""Battle Line: nine flags, two hidden hands, claims by proof."""
