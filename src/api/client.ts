import type { AxiosResponse } from 'axios';
import { AxiosError, create, isCancel } from 'axios';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes, expiryCodes, Refusal, successCodes, withField } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { waitInWords } from '#contract/protocol/waitText.ts';
import { copy } from '#src/ui/messages.ts';
import { clientMessages } from './messages.ts';

/** What the client needs of the page around it. */
export interface CallerWorld {
  apiBase: string;
  /** How requests leave; the browser's own way unless a test or another runtime says otherwise. */
  adapter?: 'fetch';
  readToken: () => string | undefined;
  /** The session is over: the service said so, by code or by HTTP 401. */
  expired: (code: string) => void;
  /** Shows the user why a call failed; `title` only for failures of the connection or the server. */
  report: (trouble: { text: string; title?: string }) => void;
  /** Hands a file to the browser's downloads. */
  save: (file: Blob, name: string) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The caller shows the refusal itself. */
  quiet?: boolean;
  /** Hears how much of a file has gone, in percent. */
  onUploaded?: (percent: number) => void;
}

const words = { ...clientMessages, busy: copy.busy, offline: copy.offline };

/** Longest query a POST doubles its scalar fields into; longer ones travel in the body alone. */
const queryMax = 1_500;

const scalarsOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

/** The file that is the body, and the fields that travel beside it in the query. */
const partsOf = (input: object): { body: unknown; query: Record<string, string> } =>
  'content' in input ? { body: input.content, query: scalarsOf(input) } : { body: input, query: {} };

const queryOf = (endpoint: Endpoint, input: object): Record<string, string> => {
  if (endpoint.payload === 'body') return {};
  if (endpoint.payload === 'bytes') return partsOf(input).query;
  const query = scalarsOf(input);
  return endpoint.payload === 'query' || new URLSearchParams(query).toString().length <= queryMax ? query : {};
};

/** Seconds of a Retry-After header, which is a number of them or a date (RFC 9110, 10.2.3). */
const retryAfterOf = ({ headers }: AxiosResponse): number | undefined => {
  const text = String(headers['retry-after'] ?? '');
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : undefined;
};

/** What is said where the service, or what stands before it, gave no words of its own. */
const wordless = (status: number, retryAfterSeconds: number | undefined): string => {
  if (status === 413) return words.tooLarge;
  return retryAfterSeconds === undefined ? words.busy : words.busyFor(waitInWords(retryAfterSeconds));
};

/** The id under which the service logged a request that it could not answer; a call across origins has it in the body alone. */
const requestIdOf = ({ status, headers }: AxiosResponse, inBody: string | undefined): string | undefined => {
  const id: unknown = inBody ?? headers['x-request-id'];
  return status >= 500 && typeof id === 'string' && id !== '' ? id : undefined;
};

/** The refusal a failed request amounts to, with words for the user (specification section 8). */
const refusalOf = (error: unknown): { refusal: Refusal; title?: string } => {
  if (!(error instanceof AxiosError)) return { refusal: new Refusal(codes.failed, words.unreadable) };
  const { response } = error;
  if (!response) {
    const text =
      error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT ? words.timeout : words.offline;
    return { refusal: new Refusal(codes.failed, text), title: words.title };
  }
  const body = envelope.safeParse(response.data);
  const told = body.data?.code ?? codes.failed;
  const code = response.status === 401 && told !== codes.passwordChanged ? codes.unauthorized : told;
  const retryAfterSeconds = retryAfterOf(response);
  const requestId = requestIdOf(response, body.data?.requestId);
  const text = words.named(body.data?.message || wordless(response.status, retryAfterSeconds), requestId);
  return {
    refusal: withField(new Refusal(code, text, retryAfterSeconds, requestId, response.status), body.data?.field),
    ...(body.data?.message ? { title: words.title } : {}),
  };
};

/** A name in percent-encoded UTF-8; undefined where there is none, or where it is malformed. */
const decodedName = (encoded: string | undefined): string | undefined => {
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** The file name of a content-disposition header; its UTF-8 form wins (RFC 6266). */
export const fileNameOf = (disposition: unknown): string => {
  const header = typeof disposition === 'string' ? disposition : '';
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(header)?.[1];
  return (decodedName(encoded) ?? plain)?.trim() || 'download';
};

/** The file's size in bytes that a content-disposition header tells (RFC 2183, 2.7); undefined where it tells none. */
const sizeOf = (disposition: unknown): number | undefined => {
  const size = typeof disposition === 'string' ? /;\s*size\s*=\s*(\d+)\s*(?:;|$)/i.exec(disposition)?.[1] : undefined;
  return size === undefined ? undefined : Number(size);
};

/** A failed download carries its envelope as a blob; reads it so that its message can be shown. */
const withReadableBody = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof AxiosError) || !(error.response?.data instanceof Blob)) return error;
  try {
    error.response.data = JSON.parse(await error.response.data.text());
  } catch {
    error.response.data = undefined;
  }
  return error;
};

/** Makes the site's one way to call the service: headers, timeout, envelope and error catalogue in one place. */
export const createCaller = (world: CallerWorld) => {
  const client = create({
    baseURL: world.apiBase,
    ...(world.adapter ? { adapter: world.adapter } : {}),
    withCredentials: world.apiBase !== '',
    headers: { appCode: 'echem', appDriver: '101' },
  });

  const send = async (
    endpoint: Endpoint,
    input: object,
    { signal, idempotencyKey, onUploaded }: CallOptions,
    responseType: 'json' | 'blob',
  ) => {
    const token = world.readToken();
    return client.request<unknown>({
      method: endpoint.method,
      url: endpoint.path,
      params: queryOf(endpoint, input),
      ...(endpoint.method === 'post' ? { data: endpoint.payload === 'bytes' ? partsOf(input).body : input } : {}),
      ...(signal ? { signal } : {}),
      ...(onUploaded ? { onUploadProgress: ({ progress = 0 }) => onUploaded(Math.round(progress * 100)) } : {}),
      timeout: endpoint.payload === 'bytes' ? limits.uploadTimeoutMs : limits.requestTimeoutMs,
      responseType,
      headers: {
        ...(token ? { Authorization: token } : {}),
        ...(endpoint.payload === 'bytes' ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
    });
  };

  const refuse = (error: unknown, { quiet }: CallOptions): Refusal => {
    if (isCancel(error)) return new Refusal(codes.failed, '');
    const { refusal, title } = error instanceof Refusal ? { refusal: error } : refusalOf(error);
    if (expiryCodes.includes(refusal.code)) world.expired(refusal.code);
    if (!quiet) world.report({ text: refusal.message, ...(title ? { title } : {}) });
    return refusal;
  };

  /** Calls an endpoint; throws a `Refusal` with words for the user, shown already unless `quiet`. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> => {
    try {
      const response = await send(endpoint, input as object, options, 'json');
      const answer = envelope.safeParse(response.data);
      if (!answer.success) throw new Refusal(codes.failed, words.unreadable);
      const { code, message, field } = answer.data;
      if (!successCodes.includes(code)) throw withField(new Refusal(code, message), field);
      const output = endpoint.output.safeParse(answer.data.data);
      if (!output.success) throw new Refusal(codes.failed, words.unreadable);
      return output.data as OutputOf<E>;
    } catch (error) {
      throw refuse(error, options);
    }
  };

  /** Fetches a file and saves it under the name of its content-disposition; with `preview` a PDF or a picture is returned instead. */
  const download = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { preview = false, ...options }: CallOptions & { preview?: boolean } = {},
  ): Promise<Blob | undefined> => {
    try {
      const response = await send(endpoint, input as object, options, 'blob');
      const file = response.data as Blob;
      const disposition: unknown = response.headers['content-disposition'];
      // a file may be JSON itself; an envelope has no name
      if (disposition === undefined && /^(?:application\/json|text\/html)/.test(file.type)) {
        const answer = envelope.parse(JSON.parse(await file.text()));
        if (successCodes.includes(answer.code)) throw new Refusal(codes.failed, words.unreadable);
        throw new Refusal(answer.code, answer.message);
      }
      // a connection that closes early looks to the browser like the end of a file whose length no header tells
      if (file.size !== (sizeOf(disposition) ?? file.size)) throw new Refusal(codes.failed, words.cut);
      if (preview && /^(?:application\/pdf|image\/)/.test(file.type)) return file;
      world.save(file, fileNameOf(disposition));
      return undefined;
    } catch (error) {
      throw refuse(await withReadableBody(error), options);
    }
  };

  /** Fetches a PDF or a picture to be shown; throws a `Refusal` where the answer is something else. */
  const fetchFile = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Blob> => {
    const file = await download(endpoint, input, { ...options, preview: true });
    if (!file) throw new Refusal(codes.failed, words.unreadable);
    return file;
  };

  return { call, download, fetchFile };
};

export type Caller = ReturnType<typeof createCaller>;
