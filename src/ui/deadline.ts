import { uiMessages } from './messages/ui.ts';

const { duration } = uiMessages;
const minuteMs = 60_000;

/** A duration as text; minutes are left out after full days or hours. */
const durationText = (days: number, hours: number, minutes: number): string =>
  [
    days > 0 && duration.days(days),
    hours > 0 && duration.hours(hours),
    (minutes > 0 || days + hours === 0) && duration.minutes(minutes),
  ]
    .filter(Boolean)
    .join(' ');

const leftIn = (until: string, now: number): { days: number; hours: number; minutes: number } | undefined => {
  const minutes = Math.ceil((Date.parse(until) - now) / minuteMs);
  if (minutes <= 0) return undefined;
  return { days: Math.floor(minutes / 1_440), hours: Math.floor((minutes % 1_440) / 60), minutes: minutes % 60 };
};

/** The time until an instant as text, to the minute; undefined once it has passed. */
export const timeLeft = (until: string, now: number): string | undefined => {
  const left = leftIn(until, now);
  return left && durationText(left.days, left.hours, left.minutes);
};

/** The same in its two largest units: days and hours, or hours and minutes. */
export const roughlyLeft = (until: string, now: number): string | undefined => {
  const left = leftIn(until, now);
  return left && durationText(left.days, left.hours, left.days > 0 ? 0 : left.minutes);
};

/** Whole minutes since an instant, 0 if it is in the future. */
export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / minuteMs));
