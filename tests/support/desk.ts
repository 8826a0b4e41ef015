import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { addStaffMember, staffIdOf } from '#service/desk/staffAccounts.ts';
import { openStaffSession } from '#service/desk/staffSessions.ts';
import type { TestService } from './service.ts';
import { testSecret } from './service.ts';

const caller = { address: '127.0.0.1', userAgent: 'test', https: true };

/** A staff member with a session, without enrolment and sign-in; `headers` make a call theirs. */
export const staffMember = async (service: TestService, role: StaffRole, login: string = role) => {
  const act = { ...service, caller, secret: { current: testSecret }, staff: null };
  await addStaffMember(act, { login, name: `${login}先生`, role });
  const staffId = await staffIdOf(service.db, login);
  const { secret } = await openStaffSession(service, staffId, 'test');
  return { staffId, login, role, headers: { Cookie: `__Host-desk=${secret}` } };
};

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret, as an authenticator app reads it. */
export const bytesOfBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
