import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { envelope } from '#contract/protocol/endpoint.ts';
import { configOf } from '#service/config/config.ts';
import { readKey } from '#service/config/keyFile.ts';
import { messages } from '#service/http/messages.ts';
import { StartProblem } from '#service/config/startProblem.ts';
import { operatorKeyOf } from './access.ts';

/** Writes a line for the person who typed the command. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** What went wrong, in words for the person who typed the command. */
export class Mistake extends StartProblem {}

/** The non-empty parts on one line, without control characters: anybody may have written them, and none may move the terminal's cursor. */
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
  backup: { place: 'backup', otherwise: '运行中的服务用的不是这个数据目录' },
} as const;

/**
 * Opens the operators' side of the service that runs on this machine, found by the service's own environment variables.
 * A call that is not accepted throws a `Mistake` with the service's words.
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
    const answer = await fetch(`${address}${path}`, { ...init, headers }).catch(() => {
      throw new Mistake(`连不上 ${address}：服务没有在本机的该端口运行（PORT=${config.port}）。`);
    });
    if (answer.ok) return answer;
    const refused = envelope.safeParse(await answer.json().catch(() => null));
    throw new Mistake(
      refused.success && refused.data.message !== messages.notFound
        ? `${refused.data.message}。`
        : `服务没有接受：密钥不同（DATA_DIR 或 SECRET），或${otherwise}。`,
    );
  };
};
