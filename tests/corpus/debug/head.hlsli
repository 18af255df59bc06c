    c = cos(c) * 2 +
