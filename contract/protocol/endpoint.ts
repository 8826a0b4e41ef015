import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** The body of every response (specification section 7). */
export const envelope = z.object({
  code: z.string(),
  message: z.string(),
  data: z.optional(z.unknown()),
  /** The request id, in responses with status 5xx. */
  requestId: z.optional(z.string()),
  /** The field of the call's input that was rejected, by dotted path. */
  field: z.optional(z.string()),
});

type Schema = z.ZodMiniType;

export interface Endpoint<Input extends Schema = Schema, Output extends Schema = Schema> {
  method: 'get' | 'post';
  path: `/api-${string}`;
  /** One Chinese sentence for the API documentation. */
  summary: string;
  /** Who may call: anybody, anybody with extra data for signed-in users, only signed-in users, or staff at the desk. */
  session: 'none' | 'optional' | 'required' | 'staff';
  /** The staff roles that may call, with session `staff`; nobody without them. */
  roles?: readonly string[];
  /**
   * `queryAndBody` repeats scalar fields in the query (specification section 7); personal or secret input is sent as
   * `body` only; `bytes` sends a file as the body (the input itself or its field `content`) and the other fields in the
   * query.
   */
  payload: 'query' | 'body' | 'queryAndBody' | 'bytes';
  /** Maximum size of a file sent as the body; `limits.licenceBytesMax` if absent. */
  bytesMax?: number;
  /** The call takes an `Idempotency-Key` header; a repeated key gets the first response again. */
  idempotent?: boolean;
  /** The call returns a file (see `file`) instead of the envelope. */
  returnsFile?: boolean;
  /** The file is shown in place, in a frame of the site's own pages only. */
  isShownInPlace?: boolean;
  input: Input;
  output: Output;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Describes one call as data, for the client, the router and the API documentation. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

/** One page of rows, with the total number of matching rows. */
export const pageOf = <Row extends Schema>(row: Row) =>
  z.object({ total: z.int().check(z.nonnegative()), rows: z.array(row) });

/** A file to download: its bytes are the body, its name is in content-disposition. */
export const file = z.object({
  fileName: z.string(),
  contentType: z.string(),
  content: z.union([z.string(), z.instanceof(Uint8Array)]),
});

/** A file generated while it is sent, with its size. */
export const fileStream = z.extend(file, {
  content: z.instanceof(ReadableStream),
  bytes: z.int().check(z.nonnegative()),
});

/** The result of an endpoint with `returnsFile`. */
export const anyFile = z.union([file, fileStream]);

/** Shortens a file's name to the maximum stored length, and keeps its extension. */
const shortened = (name: string): string => {
  const characters = Array.from(name);
  const [extension = ''] = /\.[^.]{1,8}$/.exec(name) ?? [];
  if (characters.length <= limits.fileNameMax) return name;
  return characters.slice(0, limits.fileNameMax - extension.length).join('') + extension;
};

/** The name of an uploaded file, of any length. */
export const uploadedName = z.string().check(z.trim(), z.minLength(1), z.overwrite(shortened));

/** An uploaded file: the browser sends the selected file, the service reads its bytes. */
export const uploadedFile = z.custom<Uint8Array<ArrayBuffer>, Blob | Uint8Array<ArrayBuffer>>(
  (value) => value instanceof Uint8Array,
);
