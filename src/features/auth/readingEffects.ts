import { serviceMail } from '#contract/content/serviceMail.ts';
import type { ReadingRequests } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The reading dialog with its effects: it requests the service's mail address. */
export const readingWith = ({ call }: Pick<Site, 'call'>) =>
  readingMachine.provide({
    actors: requests<ReadingRequests>({ fetchServiceMail: async () => call(serviceMail, {}, { quiet: true }) }),
  });
