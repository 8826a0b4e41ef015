/**
 * Result codes of the envelope: the specification's own (section 8), then those of the reference service: 1xxxxxxx, of
 * which 1000 platform, 2000 captcha and SMS, 3000 orders.
 */
export const codes = {
  ok: '00000000',
  okShort: '000',
  okAlternative: '10002000',
  notLoggedIn: '10001701',
  unauthorized: '00000401',
  /** The session ended because the password was changed or reset elsewhere. */
  passwordChanged: '10001702',

  badInput: '10000400',
  forbidden: '10000403',
  notFound: '10000404',
  conflict: '10000409',
  tooMany: '10000429',
  failed: '10000500',
  /** The call is valid, but a dependency (database, virus scanner) is not available: retry after `Retry-After`. */
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
  goodsRejected: '13000004',
  /** The company has overdue bills, or would owe more than its credit limit. */
  creditBlocked: '13000005',
} as const;

/** A call that was understood but rejected; `message` is Chinese and meant for the user. */
export class ApiError extends Error {
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;
  /** The request id of a failed call (5xx), for the user to quote to support. */
  readonly requestId: string | undefined;
  /** The HTTP status, if the error came as an HTTP response. */
  readonly status: number | undefined;
  /** The field of the call's input that was rejected, by dotted path. */
  readonly field: string | undefined = undefined;

  constructor(code: string, message: string, retryAfterSeconds?: number, requestId?: string, status?: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
    this.status = status;
  }
}

/** The status and request id of a response that failed with 5xx; undefined for any other error. */
export const serverFailure = (error: unknown): { status: number; requestId: string | undefined } | undefined =>
  error instanceof ApiError && error.status !== undefined && error.status >= 500
    ? { status: error.status, requestId: error.requestId }
    : undefined;

/** Sets the rejected field of the call's input, by dotted path. */
export const withField = (apiError: ApiError, field: string | undefined): ApiError =>
  Object.assign(apiError, { field });

/** Rejects one field of a call's input, by dotted path. */
export const apiErrorAt = (field: string, code: string, message: string): ApiError =>
  withField(new ApiError(code, message), field);

/** The message of a rejection; undefined for any other error, which has no user message. */
export const apiErrorMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.message : undefined;
