const format = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** A time (ISO 8601) in Beijing time. */
export const momentZh = (at: string): string => format.format(new Date(at));
