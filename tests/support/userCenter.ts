import type { Session, TestService } from './service.ts';

const request = (service: TestService, path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`http://127.0.0.1${path}`, init));

/** Opens the user center as a browser does; returns functions that fetch its pages and submit its forms. */
export const entered = async (service: TestService, session: Session, to = 'workplace') => {
  const way = await request(service, `/api-auth/sso/go?to=${to}`, {
    headers: { Cookie: `token=${session.token}; __Host-sid=${session.secret}` },
  });
  const entry = await request(service, way.headers.get('location')!);
  const headers = { Cookie: entry.headers.getSetCookie()[0]!.split(';')[0]! };
  const get = (path: string) => request(service, `/user-center${path}`, { headers });
  return {
    landed: entry.headers.get('location'),
    get,
    text: async (path: string) => (await get(path)).text(),
    post: (
      path: string,
      form: Record<string, string> | URLSearchParams | FormData,
      more: Record<string, string> = {},
    ) =>
      request(service, `/user-center${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: form instanceof FormData ? form : new URLSearchParams(form),
      }),
  };
};
