import type { Stamp } from './handbook.ts';

const format = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Shanghai' });

/** When something was made or measured, in Beijing time, and of which revision of the project. */
export const stampZh = ({ at, revision }: Stamp): string =>
  `${format.format(new Date(at))}${revision === '' ? '' : `，程序版本 ${revision}`}`;
