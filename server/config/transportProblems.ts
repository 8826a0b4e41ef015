import { loopbackNames } from '#server/http/requests/caller.ts';
import type { Environment } from './environment.ts';

const databases = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL', 'MIGRATION_DATABASE_URL'] as const;
const webAddresses = ['SMS_HTTP_URL', 'USER_CENTER_URL', 'FILES_URL', 'ALIPAY_GATEWAY', 'WECHAT_GATEWAY'] as const;

/** An address on this machine: traffic to it never leaves the machine and needs no encryption. */
const isLocal = ({ hostname, searchParams }: URL): boolean =>
  hostname === '' || loopbackNames.has(hostname) || (searchParams.get('host') ?? '').startsWith('/');

const addressOf = (text: string | undefined): URL | undefined => (text === undefined ? undefined : new URL(text));

/**
 * Connections that would leave the machine unencrypted in production (ASVS 5.0, 12.2 and 12.3): web addresses must be
 * https; a database address must state its `sslmode`, so that `disable` is a decision and not an omission.
 */
export const transportProblems = (values: Environment): string[] => {
  const unstated = databases.filter((name) => {
    const address = addressOf(values[name]);
    return address && !isLocal(address) && !address.searchParams.has('sslmode');
  });
  const plain = webAddresses.filter((name) => {
    const address = addressOf(values[name]);
    return address?.protocol === 'http:' && !isLocal(address);
  });
  return [
    ...unstated.map(
      (name) => `生产环境的 ${name} 不在本机，须写明 sslmode（如 ?sslmode=verify-full；内网确不加密时为 disable）`,
    ),
    ...plain.map((name) => `生产环境的 ${name} 须为 https 地址`),
  ];
};
