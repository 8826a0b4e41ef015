import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { addressList, includes } from '#server/http/requests/caller.ts';
import { attemptProblems as problems } from './messages.ts';

const limitSeconds = 10;
const storedLength = 500;

/** Addresses that are not public (RFC 6890): a webhook must not reach what only this machine can reach. */
const reserved = addressList([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
/** In IPv6 only public addresses are allowed, except those that lead to IPv4. */
const publicNet6 = addressList(['2000::/3']);
const reserved6 = addressList(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an address is public. */
export const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !includes(reserved, address);
  return family === 6 && includes(publicNet6, address) && !includes(reserved6, address);
};

/** The host of an address; an IPv6 literal without its brackets. */
export const hostIn = ({ hostname }: URL): string => hostname.replaceAll(/[[\]]/g, '');

/** Why there was no response, in Chinese. */
export class AttemptFailed extends Error {}

const isCertificate = (code: string): boolean => /CERT|SSL|TLS|ALTNAME/.test(code);

const problemOf = (error: unknown): string => {
  if (error instanceof AttemptFailed) return error.message;
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return problems.timeout(limitSeconds);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return problems.unresolved;
  if (code === 'ECONNREFUSED') return problems.refused;
  return isCertificate(code) ? problems.certificate : problems.broken;
};

/** The connection uses the checked address, so that a name cannot resolve to another one in between. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '');
    if (!found.every(({ address }) => isPublic(address))) return callback(new AttemptFailed(problems.private), '');
    const [first] = found;
    return options.all ? callback(null, found) : callback(null, first!.address, first!.family);
  });
};

/** A response: its status and the beginning of its body. */
export interface PostResponse {
  status: number;
  text: string;
}

/**
 * Posts a JSON body within 10 seconds and follows no redirect. Only https to public addresses, unless `allowsPrivate`;
 * throws `AttemptFailed` if there is no response.
 */
export const post = (
  url: string,
  { body, headers, allowsPrivate }: { body: string; headers: Readonly<Record<string, string>>; allowsPrivate: boolean },
): Promise<PostResponse> =>
  new Promise<PostResponse>((settle, fail) => {
    const address = new URL(url);
    const { protocol } = address;
    if (!allowsPrivate && protocol !== 'https:') throw new AttemptFailed(problems.insecure);
    const host = hostIn(address);
    // a literal address is not resolved
    if (!allowsPrivate && isIP(host) !== 0 && !isPublic(host)) throw new AttemptFailed(problems.private);
    const sent = (protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
        signal: AbortSignal.timeout(limitSeconds * 1_000),
        agent: false,
        ...(!allowsPrivate && { lookup: publicLookup }),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        let text = '';
        const end = () => {
          settle({ status, text: text.slice(0, storedLength) });
          response.destroy();
        };
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length >= storedLength) end();
        });
        response.once('end', end);
        response.once('error', fail);
      },
    );
    sent.once('error', fail);
    sent.end(body);
  }).catch((error: unknown) => {
    throw new AttemptFailed(problemOf(error));
  });
