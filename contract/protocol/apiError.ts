/**
 * Result codes of the envelope: the specification's own (section 8), then the reference service's refusals.
 * A refusal of the service is 1xxxxxxx: 1000 platform, 2000 captcha and SMS, 3000 orders.
 */
export const codes = {
  ok: '00000000',
  okShort: '000',
  okAlternative: '10002000',
  notLoggedIn: '10001701',
  unauthorized: '00000401',
  /** The session was ended because the password was changed or set anew elsewhere. */
  passwordChanged: '10001702',

  badInput: '10000400',
  forbidden: '10000403',
  notFound: '10000404',
  conflict: '10000409',
  tooMany: '10000429',
  failed: '10000500',
  /** The call is right, and a part that the service needs (database, scanner) is away: try again after `Retry-After`. */
  unavailable: '10000503',

  captchaMissing: '12000001',
  smsCodeWrong: '12000002',
  smsNotSent: '12000003',
  credentialsWrong: '12000004',
  phoneRegistered: '12000005',
  passwordWeak: '12000006',
  ticketInvalid: '12000007',
  licenceUnreadable: '12000008',
  verificationPending: '12000009',
  accountDisabled: '12000010',
  accountClosing: '12000011',

  priceChanged: '13000001',
  sailingClosed: '13000002',
  keyReused: '13000003',
  goodsRefused: '13000004',
} as const;

export const successCodes: readonly string[] = [codes.ok, codes.okShort, codes.okAlternative];
export const expiryCodes: readonly string[] = [codes.notLoggedIn, codes.unauthorized, codes.passwordChanged];

/** What a call that was understood but not granted is answered with; `message` is Chinese and meant for the user. */
export class Refusal extends Error {
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  /** Names the request of an answer that failed with 5xx, for whom the user asks for help. */
  readonly requestId: string | undefined;
  /** The HTTP status that it came with, where it came over HTTP with an error's. */
  readonly status: number | undefined;
  /** The field of the call's input that it is about, by dotted path. */
  readonly field: string | undefined = undefined;

  constructor(code: string, message: string, retryAfterSeconds?: number, requestId?: string, status?: number) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
    this.status = status;
  }
}

/** The status and request of an answer that failed with 5xx; undefined for whatever else went wrong. */
export const serverFailure = (error: unknown): { status: number; requestId: string | undefined } | undefined =>
  error instanceof Refusal && error.status !== undefined && error.status >= 500
    ? { status: error.status, requestId: error.requestId }
    : undefined;

/** A refusal that is about one field of the call's input, by dotted path. */
export const withField = (refusal: Refusal, field: string | undefined): Refusal => Object.assign(refusal, { field });

/** The refusal of one field of a call's input, by dotted path. */
export const refusalAt = (field: string, code: string, message: string): Refusal =>
  withField(new Refusal(code, message), field);

/** The words of a refusal; undefined for any other error, which has none for the user. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.message : undefined;
