import { keyedDigestOf, linkTokenOf } from '#server/config/secrets.ts';
import type { Secret } from '#server/config/secrets.ts';
import type { offers } from '#server/db/schema/offers.ts';

type Linked = Pick<typeof offers.$inferSelect, 'id' | 'linkNonce' | 'linkHash'>;

/** So many characters of hex: 128 bits, so that an SMS has room for the link. */
const tokenLength = 32;

/** The token of an offer's link; the database has only its digest. */
export const offerTokenOf = (key: string, { id, linkNonce }: Pick<Linked, 'id' | 'linkNonce'>): string =>
  keyedDigestOf(key, `offer ${id} ${linkNonce}`).slice(0, tokenLength);

/** The token of an offer that was sent; undefined once the key that it was made with is not accepted any more. */
export const sentTokenOf = (secret: Secret, offer: Linked): string | undefined =>
  linkTokenOf(secret, (key) => offerTokenOf(key, offer), offer.linkHash);
