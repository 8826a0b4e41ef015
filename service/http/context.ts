import type { Logger } from 'pino';
import type { UserInfo } from '#contract/auth/user.ts';
import type { Caller } from './caller.ts';
import type { Database } from '#service/db/database.ts';
import type { Passwords } from '#service/auth/password/hashing.ts';
import type { Secret } from '#service/config/secrets.ts';
import type { SmsCarrier } from '#service/auth/sms/sms.ts';
import type { VirusScanner } from '#service/http/uploads/virusScanner.ts';
import type { TextReader } from '#service/enterprise/textReader.ts';

export interface Clock {
  now: () => Date;
}

/** The user whose session a call carries. */
export interface SignedInUser {
  userId: string;
  phone: string;
  enterpriseId: string | null;
}

/** Both halves of a session; either is worthless alone. */
export interface SessionHalves {
  token: string;
  secret: string;
}

/** The session's cookies in the answer, and the secret half in the request. */
export interface SessionCookies {
  secret: () => string | undefined;
  /** Sets the HttpOnly half and the readable `token` cookie. */
  keep: (halves: SessionHalves) => void;
  /** Sends the readable cookies again, so that browsers that shorten script-written ones keep them. */
  refresh: (info: UserInfo) => void;
  /** Ends all of them, and with `storage` what the site keeps on the device. */
  clear: (options?: { storage: boolean }) => void;
}

/** The cookies of a remembered password: a handle that scripts cannot read, and what pre-fills the form. */
export interface RememberedCookies {
  handle: () => string | undefined;
  keep: (handle: string, phone: string) => void;
  clear: () => void;
}

/** What a handler may know of the call it answers and of the world around it. */
export interface Context<User = SignedInUser | null> {
  db: Database;
  clock: Clock;
  log: Logger;
  sms: SmsCarrier;
  secret: Secret;
  /** The customer service phone, as messages to users name it. */
  hotline: string;
  passwords: Passwords;
  reader: TextReader;
  scanner: VirusScanner;
  user: User;
  caller: Caller;
  cookies: SessionCookies;
  remembered: RememberedCookies;
  /** The `Idempotency-Key` header; present for endpoints marked `idempotent`, which are refused without it. */
  idempotencyKey: string;
}
