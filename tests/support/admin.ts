import { vi } from 'vitest';
import { operatorKeyOf } from '#server/admin/access.ts';
import { runAdmin } from '#server/admin/cli.ts';
import type { AdminCommand, Json } from '#server/admin/command.ts';
import { adminCommands } from '#server/admin/commands.ts';
import { Mistake } from '#server/admin/localService.ts';
import { testSecret } from './service.ts';
import type { TestService } from './service.ts';

export const adminHeaders = {
  Authorization: `Bearer ${operatorKeyOf(testSecret, 'admin')}`,
  'Content-Type': 'application/json',
  'X-Operator': 'li',
};

/** The output while `act` runs. */
export const printedBy = async (act: () => Promise<unknown>): Promise<string> => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  try {
    await act();
  } finally {
    write.mockRestore();
  }
  return lines.join('');
};

/** Calls admin commands of a service in process, as `npm run admin` does from another process. */
export const adminOf = ({ fetch }: Pick<TestService, 'fetch'>, commands: readonly AdminCommand[] = adminCommands) => {
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(new Request(`http://127.0.0.1/admin${path}`, { ...init, headers: adminHeaders }));
    if (response.ok) return response;
    throw new Mistake(((await response.json()) as { message: string }).message);
  };

  /** The output of the command. */
  const printed = (...args: string[]): Promise<string> => printedBy(() => runAdmin(commands, args, call));

  /** The output of the command with `--json`. */
  const json = async (...args: string[]): Promise<Json> => JSON.parse(await printed(...args, '--json')) as Json;

  return { printed, json };
};
