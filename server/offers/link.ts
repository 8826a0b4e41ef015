import { keyedDigestOf, linkTokenOf } from '#server/config/secrets.ts';
import type { Secret } from '#server/config/secrets.ts';
import type { offers } from '#server/db/schema/offers.ts';

type Linked = Pick<typeof offers.$inferSelect, 'id' | 'linkNonce' | 'linkHash'>;

/** The number of hex characters: 128 bits, so that the link fits into an SMS. */
const tokenLength = 32;

/** The token of an offer's link; the database only has its digest. */
export const offerTokenOf = (key: string, { id, linkNonce }: Pick<Linked, 'id' | 'linkNonce'>): string =>
  keyedDigestOf(key, `offer ${id} ${linkNonce}`).slice(0, tokenLength);

/** The token of a sent offer; undefined once its key is no longer accepted. */
export const sentTokenOf = (secret: Secret, offer: Linked): string | undefined =>
  linkTokenOf(secret, (key) => offerTokenOf(key, offer), offer.linkHash);
