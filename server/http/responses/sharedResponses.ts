import type { Context as HonoContext } from 'hono';
import { codes } from '#contract/protocol/apiError.ts';
import type { Encoding } from './encoding.ts';
import { compressed, encodedBytesMin, encodingFor, etagOf, hasContent } from './encoding.ts';
import { completeResponse } from './headers.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { SharedTimes } from './sharedValues.ts';
import { SharedValues } from './sharedValues.ts';

/** The quality for lists of a few dozen kilobytes: a millisecond, in another thread. */
const brotliQuality = 5;

/** A response's bytes, in each encoding that a caller has accepted. */
class SharedBody {
  readonly plain: Buffer;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer, etag: string) {
    this.plain = plain;
    this.etag = etag;
  }

  in(encoding: Encoding): Promise<Buffer> {
    const encoded = this.#encoded.get(encoding) ?? compressed(this.plain, encoding, brotliQuality);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }

  /** Encodes like the former body, so that no caller waits for it. */
  async encodedAs(former: SharedBody): Promise<void> {
    await Promise.all([...former.#encoded.keys()].map((encoding) => this.in(encoding)));
  }
}

const bodyOf = async (data: unknown, former: SharedBody | undefined): Promise<SharedBody> => {
  const plain = Buffer.from(JSON.stringify({ code: codes.ok, message: messages.ok, data }));
  const etag = etagOf(plain);
  // the body rarely changes: the former one is already compressed
  if (former?.etag === etag) return former;
  const body = new SharedBody(plain, etag);
  if (former) await body.encodedAs(former);
  return body;
};

/** About as many as one day's lanes and filters. */
const bodiesMax = 400;

/** The responses of calls whose result is the same for every caller. */
export class SharedResponses {
  readonly #bodies: SharedValues<SharedBody>;

  constructor(times: SharedTimes, now?: () => number) {
    this.#bodies = new SharedValues(times, bodiesMax, now);
  }

  /** Clears all responses, because the data have changed. */
  clear(): void {
    this.#bodies.clear();
  }

  /** Sends the response of a key; a GET may be stored by the browser and is revalidated by its ETag. */
  async send(c: HonoContext, key: string, compute: () => Promise<unknown>): Promise<Response> {
    const body = await this.#bodies.get(key, async (former) => bodyOf(await compute(), former));
    const isStored = c.req.method !== 'POST';
    const headers = {
      'Content-Type': 'application/json',
      Vary: 'Accept-Encoding',
      ...(isStored && { 'Cache-Control': 'no-cache', ETag: body.etag }),
    };
    if (isStored && hasContent(c, body.etag)) return completeResponse(c, null, 304, headers);
    const encoding = body.plain.length < encodedBytesMin ? undefined : encodingFor(c);
    const bytes = encoding ? await body.in(encoding) : body.plain;
    return completeResponse(c, bytes, 200, {
      ...headers,
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    });
  }
}
