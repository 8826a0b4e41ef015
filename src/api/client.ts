import type { AxiosAdapter } from 'axios';
import { create, isCancel } from 'axios';
import { englishAlone } from '#contract/app/languages.ts';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { codes, ApiError, withField } from '#contract/protocol/apiError.ts';
import { expiryCodes, successCodes } from '#contract/protocol/codeGroups.ts';
import { limits } from '#contract/protocol/limits.ts';
import { clientErrorOf, withReadableBody } from './clientError.ts';
import { fileNameOf, sizeOf } from './contentDisposition.ts';
import { clientMessages as messages } from './messages.ts';
import type { BeginWait } from './patience.ts';
import { patiently } from './patience.ts';

/** What the client needs from the page. */
export interface CallerDependencies {
  apiBase: string;
  /** How requests are sent: the browser's own way unless a test, a story or another runtime sets it. */
  adapter?: 'fetch' | AxiosAdapter;
  readToken: () => string | undefined;
  /** The service ended the session, by code or by HTTP 401. */
  expired: (code: string) => void;
  /** Shows the user why a call failed; `title` only for failures of the connection or the server. */
  report: (trouble: { text: string; title?: string }) => void;
  /** Saves a file with the browser's download. */
  save: (file: Blob, name: string) => void;
  /** Announces a call that lasts; an upload shows its progress instead. */
  beginWait?: BeginWait;
}

export interface CallOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The caller shows the rejection itself. */
  quiet?: boolean;
  /** Receives the upload progress of a file, in percent. */
  onUploaded?: (percent: number) => void;
}

/** The longest query for a POST's repeated scalar fields; longer ones are sent in the body only. */
const queryMax = 1_500;

const scalarsOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]),
  );

/** The file that is the body, and the other fields for the query. */
const partsOf = (input: object): { body: unknown; query: Record<string, string> } =>
  'content' in input ? { body: input.content, query: scalarsOf(input) } : { body: input, query: {} };

const queryOf = (endpoint: Endpoint, input: object): Record<string, string> => {
  if (endpoint.payload === 'body') return {};
  if (endpoint.payload === 'bytes') return partsOf(input).query;
  const query = scalarsOf(input);
  return endpoint.payload === 'query' || new URLSearchParams(query).toString().length <= queryMax ? query : {};
};

/** Creates the client of the service: headers, timeout, envelope and error catalogue in one place. */
export const createCaller = (dependencies: CallerDependencies) => {
  const client = create({
    baseURL: dependencies.apiBase,
    ...(dependencies.adapter ? { adapter: dependencies.adapter } : {}),
    withCredentials: dependencies.apiBase !== '',
    headers: import.meta.env.ENGLISH
      ? { appCode: 'echem', appDriver: '101', 'Accept-Language': englishAlone }
      : { appCode: 'echem', appDriver: '101' },
  });

  const send = async (
    endpoint: Endpoint,
    input: object,
    { signal, idempotencyKey, onUploaded }: CallOptions,
    responseType: 'json' | 'blob',
  ) => {
    const token = dependencies.readToken();
    const request = {
      method: endpoint.method,
      url: endpoint.path,
      params: queryOf(endpoint, input),
      ...(endpoint.method === 'post' ? { data: endpoint.payload === 'bytes' ? partsOf(input).body : input } : {}),
      ...(onUploaded ? { onUploadProgress: ({ progress = 0 }) => onUploaded(Math.round(progress * 100)) } : {}),
      timeout: endpoint.payload === 'bytes' ? limits.uploadTimeoutMs : limits.requestTimeoutMs,
      responseType,
      headers: {
        ...(token ? { Authorization: token } : {}),
        ...(endpoint.payload === 'bytes' ? { 'Content-Type': 'application/octet-stream' } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
    };
    const { beginWait } = dependencies;
    if (!beginWait || endpoint.payload === 'bytes')
      return client.request<unknown>({ ...request, ...(signal ? { signal } : {}) });
    return patiently(beginWait, {
      send: async (attempt) => client.request<unknown>({ ...request, signal: attempt }),
      // what only reads, or has a key, cannot take effect twice
      isRepeatable: endpoint.method === 'get' || responseType === 'blob' || idempotencyKey !== undefined,
      signal,
    });
  };

  const asApiError = (error: unknown, { quiet }: CallOptions): ApiError => {
    if (isCancel(error)) return new ApiError(codes.failed, '');
    const { apiError, title } = error instanceof ApiError ? { apiError: error } : clientErrorOf(error);
    if (expiryCodes.includes(apiError.code)) dependencies.expired(apiError.code);
    if (!quiet) dependencies.report({ text: apiError.message, ...(title ? { title } : {}) });
    return apiError;
  };

  /** Calls an endpoint; throws an `ApiError` with a message for the user, already shown unless `quiet`. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> => {
    try {
      const response = await send(endpoint, input as object, options, 'json');
      const parsed = envelope.safeParse(response.data);
      if (!parsed.success) throw new ApiError(codes.failed, messages.unreadable);
      const { code, message, field } = parsed.data;
      if (!successCodes.includes(code)) throw withField(new ApiError(code, message), field);
      const output = endpoint.output.safeParse(parsed.data.data);
      if (!output.success) throw new ApiError(codes.failed, messages.unreadable);
      return output.data as OutputOf<E>;
    } catch (error) {
      throw asApiError(error, options);
    }
  };

  /**
   * Fetches a file and saves it under the name of its content-disposition; with `preview` it returns a PDF or a picture
   * instead.
   */
  const download = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { preview = false, ...options }: CallOptions & { preview?: boolean } = {},
  ): Promise<Blob | undefined> => {
    try {
      const response = await send(endpoint, input as object, options, 'blob');
      const file = response.data as Blob;
      const disposition: unknown = response.headers['content-disposition'];
      // a file may be JSON itself; an envelope has no file name
      if (disposition === undefined && /^(?:application\/json|text\/html)/.test(file.type)) {
        const body = envelope.parse(JSON.parse(await file.text()));
        if (successCodes.includes(body.code)) throw new ApiError(codes.failed, messages.unreadable);
        throw new ApiError(body.code, body.message);
      }
      // without a length header a connection closed early looks like the end of the file
      if (file.size !== (sizeOf(disposition) ?? file.size)) throw new ApiError(codes.failed, messages.cut);
      if (preview && /^(?:application\/pdf|image\/)/.test(file.type)) return file;
      dependencies.save(file, fileNameOf(disposition));
      return undefined;
    } catch (error) {
      throw asApiError(await withReadableBody(error), options);
    }
  };

  /** Fetches a PDF or a picture to show; throws an `ApiError` if the response is something else. */
  const fetchFile = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Blob> => {
    const file = await download(endpoint, input, { ...options, preview: true });
    if (!file) throw new ApiError(codes.failed, messages.unreadable);
    return file;
  };

  return { call, download, fetchFile };
};

export type Caller = ReturnType<typeof createCaller>;
