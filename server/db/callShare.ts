import { AsyncLocalStorage } from 'node:async_hooks';

interface Call {
  share: string;
  /** How long the call has waited for connections so far, in milliseconds. */
  waitedMs: number;
}

const calls = new AsyncLocalStorage<Call>();

/**
 * Runs a call whose connections count against one share of the pool: calls that use the same tables belong to the same
 * share.
 */
export const withShare = <T>(share: string, run: () => T): T => calls.run({ share, waitedMs: 0 }, run);

/** The current call; outside a share each call is its own. */
export const currentCall = (): Call => calls.getStore() ?? { share: '', waitedMs: 0 };

/**
 * The share of an address: all order calls such as `/api-ecommerce/order/add` have one, and so do `/captcha/get` and
 * `/captcha/check`.
 */
export const shareOfPath = (path: string): string => {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first.startsWith('api-') ? `${first}/${second}` : first;
};
