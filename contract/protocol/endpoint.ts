import * as z from 'zod/mini';

/** The body of every answer (specification section 7). */
export const envelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.optional(z.unknown()),
  /** Names the request where its answer is 5xx. */
  requestId: z.optional(z.string()),
  /** The field of the call's input that a refusal is about, by dotted path. */
  field: z.optional(z.string()),
});

type Schema = z.ZodMiniType;

export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  method: 'get' | 'post';
  path: `/api-${string}`;
  /** One Chinese sentence for the API page. */
  summary: string;
  /** Who may call: everybody, everybody but signed-in users get more, or signed-in users only. */
  session: 'none' | 'optional' | 'required';
  /**
   * `queryAndBody` doubles scalar fields into the query (specification section 7); personal or secret input is `body`
   * only; `bytes` is a file as the body, the input itself or its field `content`, with the other fields in the query.
   */
  payload: 'query' | 'body' | 'queryAndBody' | 'bytes';
  /** How large a file as the body may be; `limits.licenceBytesMax` where it is left out. */
  bytesMax?: number;
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
