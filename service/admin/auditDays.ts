/**
 * How long audit entries are kept, in days. The Cybersecurity Law (网络安全法, article 21) and MLPS 2.0 (GB/T 22239) want
 * network logs kept for six months at least; a year and some weeks lets a yearly audit look back on all of it.
 */
export const [auditDaysMin, auditDaysDefault] = [184, 400];
