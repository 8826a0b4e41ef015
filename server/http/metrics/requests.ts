import { hungUp } from '#server/http/requests/hangUp.ts';
import { counter, durations } from './registry.ts';

const requests = counter(
  'http_requests_total',
  'Requests by method, route and class of status; 499: the caller hung up.',
  ['method', 'route', 'status'] as const,
);

const seconds = durations(
  'http_request_duration_seconds',
  'Time from a request to the end of its response.',
  ['method', 'route'] as const,
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
);

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** The route's pattern; the site's only route is split into hashed files and everything else. */
const nameOf = (route: string, path: string): string =>
  route === '*' || route === '/*' ? (path.startsWith('/assets/') ? '/assets/*' : '/*') : route;

/** Counts a request that has ended. */
export const countRequest = (request: {
  method: string;
  path: string;
  route: string;
  status: number;
  ms: number;
}): void => {
  const method = methods.has(request.method) ? request.method : 'other';
  const route = nameOf(request.route, request.path);
  const status = request.status === hungUp ? String(hungUp) : `${Math.floor(request.status / 100)}xx`;
  requests.inc({ method, route, status });
  seconds.observe({ method, route }, request.ms / 1_000);
};
