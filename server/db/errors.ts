import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { messages } from '#server/http/errors/messages.ts';

/** No connection was available, or the server did not respond; the cause is the driver's error. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** The `Retry-After` of such responses. */
const retryAfterSeconds = 3;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

// the driver has no codes for these
const driverMessages = [
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'timeout exceeded when trying to connect',
  'timeout expired',
  // another version has migrated a table: the next connection prepares its statements again
  'cached plan must not change result type',
];

// PostgreSQL's error codes, appendix A of its manual: connection exceptions, operator intervention (restart, crash,
// starting up, database dropped), a transaction idle for too long, and a standby that rejects writes
const ofLostConnection = /^(?:08...|57P..|25P03|25P04|25006)$/;
// insufficient resources (too many connections, disk full), lock not available, statement cancelled by its timeout,
// deadlock, serialization failure
const ofMoment = /^(?:53...|55P03|57014|40P01|40001)$/;

/** An error and its chain of causes, the outermost first. */
const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = [];
  for (let one = error; one instanceof Error && !causes.includes(one); one = one.cause) causes.push(one);
  return causes;
};

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

const isLost = (error: Error): boolean => {
  const code = codeOf(error);
  return (
    networkCodes.has(code) ||
    ofLostConnection.test(code) ||
    driverMessages.some((message) => error.message.startsWith(message))
  );
};

/** Whether a read-only database rejected a write: a standby, or the embedded one on a full disk. */
export const isReadOnly = (error: unknown): boolean => causesOf(error).some((cause) => codeOf(cause) === '25006');

/** Whether the connection must not be used again after this error. */
export const losesConnection = (error: unknown): boolean => causesOf(error).some(isLost);

/** Whether the server itself sent this error. */
export const isServerResponse = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'severity' in cause && typeof cause.severity === 'string');

/**
 * The rejection if the database is unavailable, too slow or too busy: HTTP 503 with `Retry-After`. Undefined for every
 * other error, which is a bug of the service.
 */
export const unavailableOf = (error: unknown): ApiError | undefined => {
  const isUnavailable = causesOf(error).some(
    (cause) => cause instanceof DatabaseUnavailable || isLost(cause) || ofMoment.test(codeOf(cause)),
  );
  return isUnavailable ? new ApiError(codes.unavailable, messages.unavailable, retryAfterSeconds) : undefined;
};
