import { createHash } from 'node:crypto';

/** Identifies the content of a response, so that a caller who has it gets nothing. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** A response, or null if the caller has its version. */
export const ifChanged = <T extends { version: string }>(found: T, known: string | undefined): T | null =>
  found.version === known ? null : found;
