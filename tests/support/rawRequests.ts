import { expect } from 'vitest';
import { RawSocket } from './rawSocket.ts';

interface RawResponse {
  status: number;
  body: string;
}

export type RawRequest = [method: string, path: string, headers?: Record<string, string>, body?: Uint8Array];

const isApi = (path: string): boolean => path.startsWith('/api-');

/** The envelope in a body, whose length may stand in front of it in chunks. */
const envelopeIn = (body: string): unknown => JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1));

const apiError = {
  code: expect.stringMatching(/^1\d{7}$/) as string,
  message: expect.stringMatching(/\p{Script=Han}/u) as string,
  data: null,
};

export const isApiError = (body: string): boolean => {
  try {
    expect(envelopeIn(body)).toEqual(apiError);
    return true;
  } catch {
    return false;
  }
};

/** Requests that no HTTP client would send, to a server of this machine. */
export const rawRequestsTo = (port: () => number) => {
  /** Sends a request unchanged and reads its response to the end of the connection, for ten seconds at most. */
  const responseTo = async (
    ...[method, path, headers = {}, body = new Uint8Array()]: RawRequest
  ): Promise<RawResponse> => {
    const socket = new RawSocket(port());
    const all = {
      Host: '127.0.0.1',
      appCode: 'echem',
      Connection: 'close',
      ...(body.length > 0 && { 'Content-Length': String(body.length) }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    await socket.write(Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    await socket.write(body);
    const timer = setTimeout(() => socket.destroy(), 10_000);
    await socket.closed();
    clearTimeout(timer);
    const [head = '', ...rest] = socket.text.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
  };

  /** Sends requests; returns each whose response is missing, 5xx, or an API error without its envelope. */
  const wrongWith = async (requests: readonly RawRequest[]): Promise<string[]> => {
    const wrong: string[] = [];
    for (const request of requests) {
      const [method, path] = request;
      const { status, body } = await responseTo(...request);
      // what the parser rejects it answers without knowing the method
      const isServed = status >= 200 && status < 500 && (method !== 'HEAD' || body === '' || status === 400);
      const isSaid = method === 'HEAD' || status < 400 || !isApi(path) || isApiError(body);
      if (!isServed || !isSaid) wrong.push(`${method} ${path}: ${status} ${body.slice(0, 100)}`);
    }
    return wrong;
  };

  return { responseTo, wrongWith };
};
