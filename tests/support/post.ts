import type { TestService } from './service.ts';

export const jsonHeaders = { appCode: 'echem', 'Content-Type': 'application/json' };

/** Sends bare requests to a service and reads its envelope, for what no well-behaved client would send. */
export const sender = (service: Pick<TestService, 'fetch'>) => {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await service.fetch(new Request(`http://127.0.0.1${path}`, init));
    const body = (await response.json()) as { code: string; message: string; data: unknown };
    return { status: response.status, headers: response.headers, ...body };
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = jsonHeaders) =>
    send(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
  return { send, post };
};
