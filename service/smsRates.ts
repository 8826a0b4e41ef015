import { limits } from '#contract/limits.ts';
import type { Caller } from './caller.ts';
import type { Rate } from './rates.ts';
import { digestOf } from './secrets.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** The key of a phone's resend pause, which a failed sending does not cost. */
export const resendKey = (phone: string): string => `sms:phone:${phone}:pause`;

/** The key of an address's SMS within an hour. */
export const addressHourKey = (address: string): string => `sms:address:${address}:hour`;

const deviceRates = (clientUid: string | null, userAgent: string): Rate[] =>
  clientUid === null
    ? []
    : [{ key: `sms:device:${digestOf(`${clientUid}|${userAgent}`).slice(0, 32)}:day`, max: 10, seconds: day }];

/** What one SMS counts against: the phone, the address, the device where known, the number's prefix, the whole service. */
export const smsRates = (phone: string, { address, userAgent }: Caller, clientUid: string | null): Rate[] => [
  { key: resendKey(phone), max: 1, seconds: limits.smsResendSeconds },
  { key: `sms:phone:${phone}:hour`, max: 5, seconds: hour },
  { key: `sms:phone:${phone}:day`, max: 10, seconds: day },
  { key: addressHourKey(address), max: 20, seconds: hour },
  { key: `sms:address:${address}:day`, max: 100, seconds: day },
  ...deviceRates(clientUid, userAgent),
  { key: `sms:prefix:${phone.slice(0, 7)}:hour`, max: 50, seconds: hour },
  { key: 'sms:service:minute', max: 300, seconds: minute },
];
