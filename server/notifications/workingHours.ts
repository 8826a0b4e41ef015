import { chinaTimeOf } from '#server/support/chinaTime.ts';

const hours = { from: '09:00', until: '20:00' } as const;

/** Whether it is daytime in China: messages that can wait are not sent at night. */
export const isInWorkingHours = (now: Date): boolean => {
  const time = chinaTimeOf(now).slice(-hours.from.length);
  return time >= hours.from && time < hours.until;
};
