import * as z from 'zod/mini';

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

  badInput: '10000400',
  forbidden: '10000403',
  notFound: '10000404',
  conflict: '10000409',
  tooMany: '10000429',
  failed: '10000500',

  captchaMissing: '12000001',
  smsCodeWrong: '12000002',
  smsNotSent: '12000003',
  credentialsWrong: '12000004',
  phoneRegistered: '12000005',
  passwordWeak: '12000006',
  ticketInvalid: '12000007',
  licenceUnreadable: '12000008',
  verificationPending: '12000009',

  priceChanged: '13000001',
  sailingClosed: '13000002',
  keyReused: '13000003',
  goodsRefused: '13000004',
} as const;

export const successCodes: readonly string[] = [codes.ok, codes.okShort, codes.okAlternative];
export const expiryCodes: readonly string[] = [codes.notLoggedIn, codes.unauthorized];

/** What a call that was understood but not granted is answered with; `message` is Chinese and meant for the user. */
export class Refusal extends Error {
  readonly code: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The words of a refusal; undefined for any other error, which has none for the user. */
export const refusalMessage = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.message : undefined;

/** The body of every answer (specification section 7). */
export const envelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.optional(z.unknown()),
});

type Schema = z.ZodMiniType;

export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  method: 'get' | 'post';
  path: `/api-${string}`;
  /** One Chinese sentence for the API page. */
  summary: string;
  /** Who may call: everybody, everybody but signed-in users get more, or signed-in users only. */
  session: 'none' | 'optional' | 'required';
  /** `queryAndBody` doubles scalar fields into the query (specification section 7); personal or secret input is `body` only, `bytes` is a file as the body. */
  payload: 'query' | 'body' | 'queryAndBody' | 'bytes';
  /** The call takes an `Idempotency-Key` header and answers a repeated key with the first answer. */
  idempotent?: boolean;
  /** The call answers with a file (see `file`) instead of the envelope. */
  answersFile?: boolean;
  input: Input;
  output: Output;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Describes one call as data, for the browser's client, the service's router and the API document alike. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** A page of rows with the number of all rows that match. */
export const pageOf = <Row extends Schema>(row: Row) =>
  z.object({ total: z.int().check(z.nonnegative()), rows: z.array(row) });

/** A file to be downloaded: its bytes travel as the body, its name in content-disposition. */
export const file = z.object({
  fileName: z.string(),
  contentType: z.string(),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
});
