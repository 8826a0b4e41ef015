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
const limited = counter('rate_limited_total', 'Calls refused by a rate limit, by limit.', ['limit'] as const);

for (const outcome of ['ok', 'failed']) signIns.inc({ outcome }, 0);
for (const outcome of ['sent', 'limited', 'verified', 'wrong']) smsCodes.inc({ outcome }, 0);

/** Counts an entry of the audit log, and what it says of sign-ins and SMS codes. */
export const countEvent = (event: string): void => {
  events.inc({ event });
  if (event === 'session.opened') signIns.inc({ outcome: 'ok' });
  if (event === 'password.refused' || event === 'code.refused') signIns.inc({ outcome: 'failed' });
  if (event === 'code.sent') smsCodes.inc({ outcome: 'sent' });
  if (event === 'code.refused') smsCodes.inc({ outcome: 'wrong' });
};

/** Counts an SMS code that came back right. */
export const countVerifiedCode = (): void => smsCodes.inc({ outcome: 'verified' });

/** A window that only remembers a try: when it is full, nobody is refused. */
const isRecord = (key: string): boolean => key.startsWith('password:seen:');

/** Counts a call that a rate limit refused; of the limit's key only the words count, never whose it is. */
export const countLimited = (key: string): void => {
  if (isRecord(key)) return;
  const [first = '', second = ''] = key.split(':');
  limited.inc({ limit: /^[a-zA-Z]+$/.test(second) ? `${first}:${second}` : first });
  if (first === 'sms') smsCodes.inc({ outcome: 'limited' });
};
