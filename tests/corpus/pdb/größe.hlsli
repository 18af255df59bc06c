// größe, 大きさ
static const float groesse = 3;
