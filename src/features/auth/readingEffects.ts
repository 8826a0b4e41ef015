import { serviceMail } from '#contract/auth/user.ts';
import type { ReadingAsks } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { answers } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';

/** A text to be read, joined to the service that knows its mail address. */
export const readingWith = ({ call }: Pick<Site, 'call'>) =>
  readingMachine.provide({
    actors: answers<ReadingAsks>({ fetchServiceMail: async () => call(serviceMail, {}, { quiet: true }) }),
  });
