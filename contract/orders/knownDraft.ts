import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** When the stored draft of a paper was saved; absent without one. */
export const draftSavedAt = z.optional(instant);

/** What a page knows of a stored draft; left out, the last call wins. */
export const knownDraft = z.optional(
  z.object({
    /** The page that sends: what it saved itself it may save again. */
    page: z.uuid(),
    /** When the draft that it began with was saved; null without one. */
    savedAt: z.nullable(instant),
  }),
);
export type KnownDraft = z.output<typeof knownDraft>;
