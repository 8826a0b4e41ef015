import { limits } from '#contract/protocol/limits.ts';
import type { Caller } from '#server/http/requests/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { Rate } from './rateLimiter.ts';
import { recentCalls } from './rateLimiter.ts';
import { digestOf } from '#server/config/secrets.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** The key of a phone's resend pause, which a failed sending does not use up. */
export const resendKey = (phone: string): string => `sms:phone:${phone}:pause`;

/** The key of an address's SMS within an hour. */
export const addressHourKey = (address: string): string => `sms:address:${address}:hour`;

/** The key of the phones whose codes were entered at an address; each counts once a day. */
export const verifiedKey = (address: string): string => `sms:address:${address}:verified`;

/** Counts a phone whose code was entered at this address: an address with many of them may send more SMS. */
export const verifiedRates = (phone: string, { address }: Pick<Caller, 'address'>): Rate[] => [
  { key: `sms:address:${address}:verified:${phone}`, max: 1, seconds: day },
  { key: verifiedKey(address), max: 200, seconds: day },
];

/** How many phones and e-mail addresses were verified at an address within a day. */
export const verifiedAt = async (db: Database, now: Date, { address }: Pick<Caller, 'address'>): Promise<number> => {
  const [verified = []] = await recentCalls(db, now, [{ key: verifiedKey(address), seconds: day }]);
  return verified.length;
};

const deviceRates = (clientUid: string | null, userAgent: string): Rate[] =>
  clientUid === null
    ? []
    : [{ key: `sms:device:${digestOf(`${clientUid}|${userAgent}`).slice(0, 32)}:day`, max: 10, seconds: day }];

/** The limits of an address: one more an hour (up to 100) and four more a day (up to 500) for each phone verified there today. */
const addressRates = (address: string, verified: number): Rate[] => [
  { key: addressHourKey(address), max: Math.min(100, 20 + verified), seconds: hour },
  { key: `sms:address:${address}:day`, max: Math.min(500, 100 + 4 * verified), seconds: day },
];

/**
 * The limits of one SMS: by phone, address, device if known, number prefix, and whole service. An address has one more
 * an hour (up to 100) and four more a day (up to 500) for each phone that signed in there today.
 */
export const smsRates = (
  phone: string,
  { address, userAgent }: Caller,
  clientUid: string | null,
  verifiedPhones: number,
): Rate[] => [
  { key: resendKey(phone), max: 1, seconds: limits.smsResendSeconds },
  { key: `sms:phone:${phone}:hour`, max: 5, seconds: hour },
  { key: `sms:phone:${phone}:day`, max: 10, seconds: day },
  ...addressRates(address, verifiedPhones),
  ...deviceRates(clientUid, userAgent),
  { key: `sms:prefix:${phone.slice(0, 7)}:hour`, max: 50, seconds: hour },
  { key: 'sms:service:minute', max: 300, seconds: minute },
];

/** The key of an e-mail address's resend pause. */
export const emailPauseKey = (email: string): string => `email:login:${email}:pause`;

/** The limits of one mailed code: those of an SMS, and its address and device share them with SMS. */
export const emailRates = (
  email: string,
  { address, userAgent }: Caller,
  clientUid: string | null,
  verified: number,
): Rate[] => [
  { key: emailPauseKey(email), max: 1, seconds: limits.smsResendSeconds },
  { key: `email:login:${email}:hour`, max: 5, seconds: hour },
  { key: `email:login:${email}:day`, max: 10, seconds: day },
  ...addressRates(address, verified),
  ...deviceRates(clientUid, userAgent),
  { key: 'email:service:minute', max: 300, seconds: minute },
];
