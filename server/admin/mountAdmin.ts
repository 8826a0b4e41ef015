import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { audit } from './audit.ts';
import { upTo } from '#server/http/requests/bodySize.ts';
import { bodyOf, nameAt, parsed } from '#server/http/requests/input.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { secretOf } from '#server/config/secrets.ts';
import { operatorOf, operatorsOnly } from './access.ts';
import type { AdminCommand, AdminContext } from './command.ts';
import { adminCommands } from './commands.ts';

const bodyBytesMax = 16_384;

const typed = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** The typed arguments for the audit entry: phones masked, texts cut. */
const auditable = (given: z.output<typeof typed>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const text = String(value);
      return [name, /^1\d{10}$/.test(text) ? maskedPhone(text) : text.slice(0, 200)];
    }),
  );

/** Runs a command and audits the operator, the arguments and whether it failed. */
const runAudited = async (command: AdminCommand, context: AdminContext, given: z.output<typeof typed>) => {
  const values = { ...command.positionals, ...command.options };
  const input = parsed(command.input, given, { named: (path) => values[String(path[0])] || nameAt(path) });
  const record = (within: AdminContext, failed: boolean) =>
    audit({ ...within, user: null }, 'operator.command', { ...auditable(given), command: command.name, failed });
  const run = async (within: AdminContext) => {
    const result = await command.run(within, input);
    await record(within, false);
    return result;
  };
  try {
    return await (command.changes ? context.db.transaction((tx) => run({ ...context, db: tx })) : run(context));
  } catch (error) {
    await record(context, true);
    throw error;
  }
};

/**
 * The admin commands over HTTP, `POST /admin/<name>` with the arguments as JSON; for operators on this machine only.
 */
export const mountAdmin = (
  app: Hono,
  {
    config,
    ...given
  }: Omit<AdminContext, 'secret' | 'hotline' | 'siteOrigin' | 'caller'> & {
    config: Parameters<typeof secretOf>[0] & { hotline: string; siteOrigin: string };
  },
  commands: readonly AdminCommand[] = adminCommands,
): void => {
  const secret = secretOf(config);
  app.use('/admin/*', operatorsOnly(secret, 'admin'), upTo(bodyBytesMax));
  for (const command of commands)
    app.post(`/admin/${command.name.replaceAll(' ', '/')}`, async (c) => {
      const caller = { address: 'service', userAgent: `operator ${operatorOf(c)}`, https: true };
      const { db, clock, log, sms, passwords, files, bucket } = given;
      const { hotline, siteOrigin } = config;
      const input = parsed(typed, await bodyOf(c)) as z.output<typeof typed>;
      return c.json(
        await runAudited(
          command,
          { db, clock, log, sms, passwords, files, bucket, secret, hotline, siteOrigin, caller },
          input,
        ),
      );
    });
};
