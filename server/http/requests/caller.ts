import type { Socket } from 'node:net';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context as HonoContext } from 'hono';
import type { Language } from '#contract/app/languages.ts';
import { chosenLanguage, isFromEnglishSite } from '#server/language/chosenLanguage.ts';

export interface Caller {
  address: string;
  userAgent: string;
  /** Whether the browser used https, with this service or with a trusted proxy. */
  https: boolean;
  /** The language of the calling site, or the browser's preference; undefined if neither is known. */
  language?: Language | undefined;
}

/** The values that the Node server passes to Hono with each request; absent for requests in process. */
export type NodeBindings = { incoming?: Pick<IncomingMessage, 'socket'>; outgoing?: ServerResponse };

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/** A list of addresses and networks in CIDR notation; throws on anything else. */
export const addressList = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const prefix = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
    if (family === 0 || !Number.isInteger(prefix)) throw new TypeError(`not an address or network: ${entry}`);
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
};

/**
 * Recent address lookups, by list: a connection sends many requests, and a lookup costs as much as a small response.
 */
const lookedUp = new WeakMap<BlockList, Map<string, boolean>>();
const lookedUpMax = 1_000;

/** Whether a list contains an address. */
export const includes = (list: BlockList, address: string): boolean => {
  const known = lookedUp.get(list) ?? new Map<string, boolean>();
  lookedUp.set(list, known);
  const found =
    known.get(address) ?? (isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
  if (known.size >= lookedUpMax) known.clear();
  known.set(address, found);
  return found;
};

const loopback = addressList(['127.0.0.0/8', '::1']);

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => includes(loopback, address);

/** The remote address of a connection. */
export const remoteAddressOf = (socket: Pick<Socket, 'remoteAddress'> | undefined): string =>
  plain(socket?.remoteAddress ?? '127.0.0.1');

const socketAddressOf = (c: HonoContext): string =>
  remoteAddressOf((c.env as NodeBindings | undefined)?.incoming?.socket);

/** Host names by which a browser on this machine reaches the service. */
export const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const loopbackUrl = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\//;

/** Whether the request was sent to one of these names. */
export const hasLoopbackName = (c: HonoContext): boolean => loopbackUrl.test(c.req.url);

/**
 * Whether a browser or script on this machine calls: not through a proxy, nor from another site's page whose name
 * resolves to this machine.
 */
export const isFromThisMachine = (c: HonoContext): boolean =>
  isLoopback(socketAddressOf(c)) &&
  c.req.header('x-forwarded-for') === undefined &&
  c.req.header('forwarded') === undefined &&
  hasLoopbackName(c);

/** Whether a request came through a trusted proxy. */
export const isFromProxy = (c: HonoContext, trustedProxies: BlockList): boolean =>
  includes(trustedProxies, socketAddressOf(c));

/** The caller's address: the socket's, or the nearest untrusted one of `X-Forwarded-For` behind a trusted proxy. */
export const addressOf = (c: HonoContext, trustedProxies: BlockList): string => {
  const forwarded = isFromProxy(c, trustedProxies) ? c.req.header('x-forwarded-for') : undefined;
  const claimed = forwarded
    ?.split(',')
    .map(plain)
    .findLast((address) => isIP(address) !== 0 && !includes(trustedProxies, address));
  return claimed ?? socketAddressOf(c);
};

export const callerOf = (c: HonoContext, trustedProxies: BlockList): Caller => ({
  address: addressOf(c, trustedProxies),
  userAgent: c.req.header('user-agent') ?? '',
  https:
    c.req.url.startsWith('https:') || (isFromProxy(c, trustedProxies) && c.req.header('x-forwarded-proto') === 'https'),
  language: isFromEnglishSite(c) ? 'en' : chosenLanguage(c),
});

/** An IPv6 customer has at least a /64 network, so its addresses count as one. */
export const customerOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].slice(0, 4).join(':');
};

/** The network of an address (IPv4 /16, IPv6 /32), which a phone keeps while it changes cells. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address.split('.').slice(0, 2).join('.');
  const [head = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  return [groups[0] ?? '0', groups[1] ?? '0'].map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};
