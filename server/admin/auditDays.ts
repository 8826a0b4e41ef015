/**
 * How long audit entries are stored, in days. The Cybersecurity Law (网络安全法, article 21) and MLPS 2.0 (GB/T 22239)
 * require network logs for at least six months; a year and some weeks covers a yearly audit.
 */
export const [auditDaysMin, auditDaysDefault] = [184, 400];
