import type { Logger } from 'pino';
import type { UserInfo } from '#contract/auth/user.ts';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import type { BankAccounts } from '#contract/app/siteConfig.ts';
import type { Caller } from './requests/caller.ts';
import type { TradeTables } from '#server/booking/tradeTables.ts';
import type { PricedLanes } from '#server/services/pricedLanes.ts';
import type { Database } from '#server/db/database.ts';
import type { Passwords } from '#server/auth/password/hashing.ts';
import type { Secret } from '#server/config/secrets.ts';
import type { MailCarrier } from '#server/notifications/mail.ts';
import type { SmsCarrier } from '#server/auth/sms/sms.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import type { VirusScanner } from '#server/http/uploads/virusScanner.ts';
import type { SheetReader } from '#server/booking/safetySheet/sheetReader.ts';
import type { TextReader } from '#server/enterprise/textReader.ts';
import type { ImportWork } from '#server/import/run/importWork.ts';
import type { PaymentChannel } from '#server/payments/channel.ts';

export interface Clock {
  now: () => Date;
}

/** The system's clock, ahead by this many milliseconds. */
export const clockAhead = (ms: number): Clock => ({ now: () => new Date(Date.now() + ms) });

/** The user of a call's session. */
export interface SignedInUser {
  userId: string;
  phone: string;
  enterpriseId: string | null;
  /** The user's role in their company; without one they are an owner. */
  role: CompanyRole;
}

/** Token and secret of a session; each is worthless alone. */
export interface SessionCredentials {
  token: string;
  secret: string;
}

/** The session's cookies in the response, and its secret in the request. */
export interface SessionCookies {
  secret: () => string | undefined;
  /** Sets the HttpOnly secret cookie and the readable `token` cookie. */
  set: (credentials: SessionCredentials) => void;
  /** Sends the readable cookies again, because some browsers shorten the lifetime of script-written ones. */
  refresh: (info: UserInfo) => void;
  /** Clears all of them, and with `storage` the site's storage on the device. */
  clear: (options?: { storage: boolean }) => void;
}

/** The cookies of a remembered password: a token that scripts cannot read, and the phone that pre-fills the form. */
export interface RememberedCookies {
  token: () => string | undefined;
  set: (rememberToken: string, phone: string) => void;
  clear: () => void;
}

/** The cookie of a staff member's session at the desk. */
export interface StaffCookie {
  secret: () => string | undefined;
  set: (secret: string) => void;
  clear: () => void;
  /** The proof that a login has signed in on this device before. */
  device: () => string | undefined;
  setDevice: (proof: string) => void;
}

/** The context of a handler: the call's facts and its dependencies. */
export interface Context<User = SignedInUser | null> {
  db: Database;
  clock: Clock;
  lanes: PricedLanes;
  tradeTables: TradeTables;
  log: Logger;
  sms: SmsCarrier;
  mail: MailCarrier;
  secret: Secret;
  /** The customer service phone, for messages to users. */
  hotline: string;
  /** The address for questions to the service; undefined uses the one in the table `settings`. */
  serviceMail: string | undefined;
  /** The company that runs the site, as shown to carriers. */
  operatorName: string;
  /** The bank accounts that bills name. */
  bankAccounts: BankAccounts;
  passwords: Passwords;
  reader: TextReader;
  /** Reads safety data sheets, one after the other. */
  sheets: SheetReader;
  scanner: VirusScanner;
  files: FileStore;
  imports: ImportWork;
  /** The online payment channels. */
  payments: readonly PaymentChannel[];
  user: User;
  caller: Caller;
  cookies: SessionCookies;
  remembered: RememberedCookies;
  staffCookie: StaffCookie;
  /** A signal that is aborted once the caller disconnects; creating one costs as much as a small response. */
  left: () => AbortSignal;
  /** The `Idempotency-Key` header; endpoints marked `idempotent` reject calls without it. */
  idempotencyKey: string;
}
