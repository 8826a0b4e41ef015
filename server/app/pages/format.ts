import { shownEnd } from '#contract/protocol/chinaDay.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { digitsOf } from '#contract/rules/rounding.ts';

const chinaTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in China Standard Time, `2026-03-02 10:00:00`. */
export const dateTime = (instant: Date): string => chinaTime.format(instant);

/** The same to the minute, `2026-03-02 10:00`. */
export const dateMinute = (instant: Date | string): string => dateTime(new Date(instant)).slice(0, 16);

/** The end of a validity, to the minute. */
export const endMinute = (instant: Date | string): string => dateMinute(shownEnd(instant));

/** An amount of minor units with its currency sign: ¥ for CNY, $ otherwise. */
export const money = ({ currency, amount }: Total): string =>
  `${currency === '1' ? '¥' : '$'}${digitsOf(amount / 100, { min: 2, max: 2 })}`;

const leftOf = (deadline: Date, now: Date) => {
  const minutes = Math.max(0, Math.floor((deadline.getTime() - now.getTime()) / 60_000));
  return { days: Math.floor(minutes / 1_440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
};

/** The time until a deadline: `1 天 23 小时 5 分钟`. */
export const timeLeft = (deadline: Date, now: Date): string => {
  const { days, hours, minutes } = leftOf(deadline, now);
  if (days > 0) return `${days} 天 ${hours} 小时 ${minutes} 分钟`;
  return hours > 0 ? `${hours} 小时 ${minutes} 分钟` : `${minutes} 分钟`;
};

/** The same, without minutes if there are days: `1 天 23 小时`. */
export const roughlyLeft = (deadline: Date, now: Date): string => {
  const { days, hours } = leftOf(deadline, now);
  if (days === 0) return timeLeft(deadline, now);
  return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
};

/** The browser and system of a `User-Agent`, as a name that helps a user recognise a device. */
export const deviceName = (userAgent: string): string => {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = named([
    [/MicroMessenger/, '微信'],
    [/Edg\//, 'Edge'],
    [/Firefox\//, 'Firefox'],
    [/Chrom(?:e|ium)\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = named([
    [/Windows/, 'Windows'],
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter((name) => name !== undefined).join(' · ') || '未知设备';
};
