    + sqrt(k)
    * k.w
