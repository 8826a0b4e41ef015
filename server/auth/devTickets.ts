import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { phone } from '#contract/protocol/fields.ts';
import { isFromThisMachine } from '#server/http/requests/caller.ts';
import { bodyOf, parsed } from '#server/http/requests/input.ts';
import { messages } from '#server/http/errors/messages.ts';
import type { Dependencies } from '#server/http/mount.ts';
import { isForeign } from '#server/http/mount.ts';
import { issueSiteTicket } from './siteTickets.ts';

const input = z.object({ phone });

/** Issues an address with a single sign-on ticket for `npm run ticket`; on this machine only, outside production. */
export const mountDevTickets = (app: Hono, { visit }: Pick<Dependencies, 'visit'>): void => {
  app.post('/dev/tickets', async (c) => {
    if (!isFromThisMachine(c) || isForeign(c)) return c.notFound();
    const { phone: requestedPhone } = parsed(input, await bodyOf(c)) as z.output<typeof input>;
    const ticket = await issueSiteTicket(visit(c), requestedPhone);
    if (ticket === null) throw new ApiError(codes.notFound, messages.accountMissing);
    return c.json({ address: `/?token=${ticket}` });
  });
};
