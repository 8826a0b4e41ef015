import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { envelope } from '#contract/protocol/endpoint.ts';
import { configOf } from '#server/config/config.ts';
import { readKey } from '#server/config/keyFile.ts';
import { messages } from '#server/http/errors/messages.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import { operatorKeyOf } from './access.ts';

/** Prints a line for the operator. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** A failure, with a message for the operator. */
export class Mistake extends StartProblem {}

/**
 * The non-empty parts on one line, without control characters: users may have written them, and they must not move the
 * terminal's cursor.
 */
export const onOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('  ')
    .replaceAll(/\p{C}/gu, ' ');

const secretOf = ({ secret, dataDir }: { secret: string | undefined; dataDir: string }): string => {
  const file = join(dataDir, 'secret');
  if (secret !== undefined) return secret;
  if (!existsSync(file)) throw new Mistake(`没有找到 ${file}：请先启动服务，或设置与服务相同的 DATA_DIR 或 SECRET。`);
  return readKey(file);
};

const loginName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
};

const places = {
  review: { place: 'review desk', otherwise: '该申请已不在待审核之列' },
  admin: { place: 'admin', otherwise: '运行中的服务没有这个命令' },
  import: { place: 'import', otherwise: '运行中的服务是较早的版本' },
  backup: { place: 'backup', otherwise: '运行中的服务用的不是这个数据目录' },
} as const;

/**
 * Connects to the service on this machine, found by its own environment variables. A rejected call throws a `Mistake`
 * with the service's message.
 */
export const openLocalService = (variables: NodeJS.ProcessEnv, folder: keyof typeof places) => {
  const config = configOf(variables);
  const { place, otherwise } = places[folder];
  const address = `http://${config.host === '::1' ? '[::1]' : '127.0.0.1'}:${config.port}/${folder}`;
  const headers = {
    Authorization: `Bearer ${operatorKeyOf(secretOf(config), place)}`,
    'Content-Type': 'application/json',
    'X-Operator': encodeURIComponent(loginName()),
  };
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${address}${path}`, { ...init, headers }).catch(() => {
      throw new Mistake(`连不上 ${address}：服务没有在本机的该端口运行（PORT=${config.port}）。`);
    });
    if (response.ok) return response;
    const rejected = envelope.safeParse(await response.json().catch(() => null));
    throw new Mistake(
      rejected.success && rejected.data.message !== messages.notFound
        ? `${rejected.data.message}。`
        : `服务没有接受：密钥不同（DATA_DIR 或 SECRET），或${otherwise}。`,
    );
  };
};
