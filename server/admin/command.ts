import type * as z from 'zod/mini';
import type { OpenBucket } from '#server/files/openFiles.ts';
import type { Context } from '#server/http/context.ts';

/** The dependencies of an admin command; `caller` is the operator's name for audit entries. */
export type AdminContext = Pick<
  Context,
  'db' | 'clock' | 'log' | 'sms' | 'passwords' | 'secret' | 'hotline' | 'files' | 'caller'
> & {
  bucket?: OpenBucket | undefined;
  /** The public origin of the site; empty if it is not configured. */
  siteOrigin: string;
};

/** Values that JSON keeps unchanged: a command's result has its times as ISO text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** One operator command: typed as `npm run admin -- <name> …`, and ready for the operations desk. */
export interface AdminCommand<Schema extends z.ZodMiniType = z.ZodMiniType, Result extends Json = Json> {
  /** One or more words, as typed: `limits lift`. */
  name: string;
  /** Its purpose, one line in Chinese. */
  summary: string;
  /** Required arguments after the name, in order: field of the input → Chinese placeholder. */
  positionals?: Readonly<Record<string, string>>;
  /**
   * Options `--field value`: field of the input → Chinese placeholder; an empty placeholder is a switch, `true` if
   * given.
   */
  options?: Readonly<Record<string, string>>;
  /** Checks the typed arguments: an object of texts (and `true` for switches). */
  input: Schema;
  /** Whether it changes data: it then runs in one transaction with its audit entry. */
  changes: boolean;
  run: (context: AdminContext, input: z.output<Schema>) => Promise<Result>;
  /** The result as lines for a terminal; text written by users must pass `onOneLine`. */
  print: (result: Result) => readonly string[];
}

/** Declares a command and erases its types for the registry. */
export const adminCommand = <Schema extends z.ZodMiniType, Result extends Json>(
  command: AdminCommand<Schema, Result>,
): AdminCommand => command as unknown as AdminCommand;
