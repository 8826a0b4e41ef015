import type * as z from 'zod/mini';
import type { Context } from '#service/http/context.ts';

/** What an admin command may use; `caller` names the operator in audit entries. */
export type AdminContext = Pick<
  Context,
  'db' | 'clock' | 'log' | 'sms' | 'passwords' | 'secret' | 'hotline' | 'caller'
>;

/** What can be sent as JSON unchanged: a command's result has its times as ISO text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** One thing operators can do or look up: typed as `npm run admin -- <name> …`, later offered by the operations desk. */
export interface AdminCommand<Schema extends z.ZodMiniType = z.ZodMiniType, Result extends Json = Json> {
  /** One word or more, as typed: `limits lift`. */
  name: string;
  /** What it does, one line in Chinese. */
  summary: string;
  /** Required words after the name, in order: field of the input → Chinese placeholder. */
  positionals?: Readonly<Record<string, string>>;
  /** Options `--field value`: field of the input → Chinese placeholder; an empty placeholder is a switch, `true` when given. */
  options?: Readonly<Record<string, string>>;
  /** Checks what was typed: an object of texts (and `true` for switches). */
  input: Schema;
  /** Whether it changes something: it then runs in one transaction with its audit entry. */
  changes: boolean;
  run: (context: AdminContext, input: z.output<Schema>) => Promise<Result>;
  /** The result as lines for a terminal; what users wrote goes through `onOneLine`. */
  print: (result: Result) => readonly string[];
}

/** Declares a command; the registry holds it without its types. */
export const adminCommand = <Schema extends z.ZodMiniType, Result extends Json>(
  command: AdminCommand<Schema, Result>,
): AdminCommand => command as unknown as AdminCommand;
