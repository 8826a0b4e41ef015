import { counter } from './registry.ts';

const events = counter('audit_events_total', 'Entries of the audit log by event.', ['event'] as const);
const signIns = counter('sign_ins_total', 'Sign-ins by outcome: ok, or failed for a wrong password or code.', [
  'outcome',
] as const);
const smsCodes = counter(
  'sms_codes_total',
  'SMS codes by outcome: sent, limited (not sent), verified, or wrong when it came back.',
  ['outcome'] as const,
);
const limited = counter('rate_limited_total', 'Calls rejected by a rate limit, by limit.', ['limit'] as const);

for (const outcome of ['ok', 'failed']) signIns.inc({ outcome }, 0);
for (const outcome of ['sent', 'limited', 'verified', 'wrong']) smsCodes.inc({ outcome }, 0);

/** Counts an entry of the audit log, and its sign-ins and SMS codes. */
export const countEvent = (event: string): void => {
  events.inc({ event });
  if (event === 'session.opened') signIns.inc({ outcome: 'ok' });
  if (event === 'password.refused' || event === 'code.refused' || event === 'emailCode.refused')
    signIns.inc({ outcome: 'failed' });
  if (event === 'code.sent') smsCodes.inc({ outcome: 'sent' });
  if (event === 'code.refused') smsCodes.inc({ outcome: 'wrong' });
};

/** Counts an SMS code that was verified. */
export const countVerifiedCode = (): void => smsCodes.inc({ outcome: 'verified' });

/** A window that only records attempts: when it is full, no call is rejected. */
const isRecord = (key: string): boolean => key.startsWith('password:seen:');

/** Counts a call that a rate limit rejected; only the words of the limit's key are used, never its subject. */
export const countLimited = (key: string): void => {
  if (isRecord(key)) return;
  const [first = '', second = ''] = key.split(':');
  limited.inc({ limit: /^[a-zA-Z]+$/.test(second) ? `${first}:${second}` : first });
  if (first === 'sms') smsCodes.inc({ outcome: 'limited' });
};
