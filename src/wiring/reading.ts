import { serviceMail } from '#contract/user.ts';
import type { ReadingAsks } from '#machines/reading.ts';
import { readingMachine } from '#machines/reading.ts';
import { answers } from '#machines/world.ts';
import { call } from './site.ts';

/** A text to be read, joined to the service that knows its mail address. */
export const reading = readingMachine.provide({
  actors: answers<ReadingAsks>({ fetchServiceMail: async () => call(serviceMail, {}, { quiet: true }) }),
});
