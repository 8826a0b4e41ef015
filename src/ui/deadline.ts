const minuteMs = 60_000;

/** A duration in words; nobody counts the minutes of a full day or hour. */
const durationText = (days: number, hours: number, minutes: number): string =>
  [days > 0 && `${days} 天`, hours > 0 && `${hours} 小时`, (minutes > 0 || days + hours === 0) && `${minutes} 分钟`]
    .filter(Boolean)
    .join(' ');

/** How long it is until an instant, in words to the minute; undefined once it has passed. */
export const timeLeft = (until: string, now: number): string | undefined => {
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs);
  if (minutes <= 0) return undefined;
  return durationText(Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60);
};

/** Whole minutes since an instant, none where it lies ahead. */
export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / minuteMs));
