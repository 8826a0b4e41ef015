import { threadOfDesk } from '#server/conversation/threads.ts';
import type { Database } from '#server/db/database.ts';
import { versionOf } from '#server/http/responses/contentVersion.ts';

type ThreadOf = Parameters<typeof threadOfDesk>[1];

/** A subject's content with the version of it, and with its conversation. */
export const withThread = async <C extends object>(db: Database, of: ThreadOf, content: C) => ({
  ...content,
  conversation: await threadOfDesk(db, of),
  contentVersion: versionOf(content),
});

/** The same, or null if the caller has this version of the content; its conversation is then not read. */
export const withThreadIfChanged = async <C extends object>(
  db: Database,
  of: ThreadOf,
  content: C,
  known: string | undefined,
) => (versionOf(content) === known ? null : withThread(db, of, content));
