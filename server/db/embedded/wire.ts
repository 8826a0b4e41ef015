import { errorCodeOf } from '#server/http/errors/errorCode.ts';

/** A message of PostgreSQL's protocol (chapter 54 of its manual): its type, its length, its content. */
const messageOf = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const ready = messageOf('Z', Buffer.from('I'));

/** The server's messages to an accepted client. */
export const admission: Uint8Array = Buffer.concat([messageOf('R', Buffer.alloc(4)), ready]);

/** A query without parameters. */
export const queryMessage = (sql: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(messageOf('Q', Buffer.from(`${sql}\0`)));

/** Whether a response ends outside of a transaction. */
export const isReady = (response: Uint8Array): boolean => ready.equals(response.subarray(-ready.length));

const internalError = 'XX000';

/** A failed query: the error as the server's own, with its code. */
export const rejection = (error: unknown): Uint8Array<ArrayBuffer> => {
  const fields = {
    S: 'ERROR',
    V: 'ERROR',
    C: errorCodeOf(error) ?? internalError,
    M: error instanceof Error ? error.message : String(error),
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}${value}\0`);
  return new Uint8Array(Buffer.concat([messageOf('E', Buffer.from(`${text.join('')}\0`)), ready]));
};

/**
 * The length of the complete messages up to the last query or sync, which can be executed; and whether the client
 * ends the connection.
 */
export const executable = (given: Buffer): { length: number; isEnd: boolean } => {
  let length = 0;
  for (let at = 0; at + 5 <= given.length;) {
    const type = String.fromCharCode(given[at]!);
    const end = at + 1 + given.readInt32BE(at + 1);
    if (end > given.length) break;
    if (type === 'X') return { length, isEnd: true };
    if (type === 'Q' || type === 'S') length = end;
    at = end;
  }
  return { length, isEnd: false };
};
