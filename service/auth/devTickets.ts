import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { phone } from '#contract/protocol/fields.ts';
import { isFromThisMachine } from '#service/http/caller.ts';
import { bodyOf, parsed } from '#service/http/input.ts';
import { messages } from '#service/http/messages.ts';
import type { World } from '#service/http/mount.ts';
import { isForeign } from '#service/http/mount.ts';
import { issueSiteTicket } from './siteTickets.ts';

const input = z.object({ phone });

/** Lets `npm run ticket` try single sign-on: an address with a ticket, for scripts on this machine alone, outside production. */
export const mountDevTickets = (app: Hono, { visit }: Pick<World, 'visit'>): void => {
  app.post('/dev/tickets', async (c) => {
    if (!isFromThisMachine(c) || isForeign(c)) return c.notFound();
    const { phone: asked } = parsed(input, await bodyOf(c)) as z.output<typeof input>;
    const ticket = await issueSiteTicket(visit(c), asked);
    if (ticket === null) throw new Refusal(codes.notFound, messages.accountMissing);
    return c.json({ address: `/?token=${ticket}` });
  });
};
