import { linkEndOf } from '#contract/quotes/shareLink.ts';
import type { Secret } from '#server/config/secrets.ts';
import { keyedDigestOf, linkTokenOf } from '#server/config/secrets.ts';
import type { SavedQuoteRow } from './quoteExpiry.ts';

/** Whether the link of a quote has ended. */
export const isLinkOver = ({ validUntil }: Pick<SavedQuoteRow, 'validUntil'>, now: Date): boolean =>
  now >= new Date(linkEndOf({ validUntil: validUntil.toISOString() }));

/** The token of a quote's share link. */
export const tokenOf = (key: string, id: string, nonce: string): string => keyedDigestOf(key, `quote ${id} ${nonce}`);

/**
 * The token of a shared quote; null unless it is shared. The database only has its digest, and a key that is no longer
 * accepted cannot derive it again: the link still opens, and sharing again creates another.
 */
export const shareTokenOf = (
  secret: Secret,
  { id, shareNonce, shareHash, validUntil }: Pick<SavedQuoteRow, 'id' | 'shareNonce' | 'shareHash' | 'validUntil'>,
  now: Date,
): string | null => {
  if (shareNonce === null || shareHash === null || isLinkOver({ validUntil }, now)) return null;
  return linkTokenOf(secret, (key) => tokenOf(key, id, shareNonce), shareHash) ?? null;
};
