import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envelope } from '#contract/endpoint.ts';
import { configOf } from './config.ts';
import { messages } from './messages.ts';
import { deskKeyOf } from './verification/desk.ts';

/** Writes a line for who typed the command. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** What went wrong, in words for who typed the command. */
export class Mistake extends Error {}

/** The parts that say something, on one line; anybody may have written them, so no character may move the terminal's cursor. */
export const onOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('  ')
    .replaceAll(/\p{C}/gu, ' ');

const secretOf = ({ secret, dataDir }: { secret: string | undefined; dataDir: string }): string => {
  const file = join(dataDir, 'secret');
  if (secret !== undefined) return secret;
  if (!existsSync(file)) throw new Mistake(`没有找到 ${file}：请先启动服务，或设置与服务相同的 DATA_DIR 或 SECRET。`);
  return readFileSync(file, 'utf8');
};

/** Why the service did not accept, in its own words where it has some. */
const refusalOf = async (answer: Response): Promise<string> => {
  const refused = envelope.safeParse(await answer.json().catch(() => null));
  return refused.success && refused.data.message !== messages.notFound
    ? `${refused.data.message}。`
    : '服务没有接受：密钥不同（DATA_DIR 或 SECRET），或该申请已不在待审核之列。';
};

/** Opens the desk of the service that runs on this machine; a call that it does not accept is a `Mistake`. */
export const openDesk = (variables: NodeJS.ProcessEnv) => {
  const config = configOf(variables);
  const address = `http://${config.host === '::1' ? '[::1]' : '127.0.0.1'}:${config.port}/review`;
  const headers = { Authorization: `Bearer ${deskKeyOf(secretOf(config))}`, 'Content-Type': 'application/json' };
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(`${address}${path}`, { ...init, headers }).catch(() => {
      throw new Mistake(`连不上 ${address}：服务没有在本机的该端口运行（PORT=${config.port}）。`);
    });
    if (!answer.ok) throw new Mistake(await refusalOf(answer));
    return answer;
  };
};

export type Desk = ReturnType<typeof openDesk>;
