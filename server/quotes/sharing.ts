import { and, eq, isNull } from 'drizzle-orm';
import type { SharedQuote } from '#contract/quotes/savedQuotes.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { savedQuoteMessages } from './messages.ts';
import { contentOf } from './quoteContent.ts';
import { isLinkOver, shareTokenOf, tokenOf } from './shareToken.ts';
import { currentQuotes, currentStateOf } from './quoteExpiry.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

const nonceBits = 128;
const readsAMinute = 120;

/** Opens a user's own quote to everybody with its link, or ends that; an ended link never opens again. */
export const shareQuote = async (
  { db, clock, user, secret }: Pick<Context<SignedInUser>, 'db' | 'clock' | 'user' | 'secret'>,
  { id, isShared }: { id: string; isShared: boolean },
): Promise<{ shareToken: string | null }> =>
  db.transaction(async (tx) => {
    const own = and(eq(savedQuotes.id, id), visibleTo(savedQuotes, user));
    const [row] = await tx.select().from(savedQuotes).where(own).for('update');
    if (!row) throw new ApiError(codes.notFound, savedQuoteMessages.unknown);
    if (isShared && isLinkOver(row, clock.now()))
      throw new ApiError(codes.conflict, savedQuoteMessages.linkTooLate(limits.shareDaysAfterQuote));
    const former = isShared ? shareTokenOf(secret, row, clock.now()) : null;
    if (former !== null) return { shareToken: former };
    const shareNonce = isShared ? randomToken(nonceBits) : null;
    const shareToken = shareNonce === null ? null : tokenOf(secret.current, id, shareNonce);
    await tx
      .update(savedQuotes)
      .set({ shareNonce, shareHash: shareToken === null ? null : digestOf(shareToken) })
      .where(own);
    return { shareToken };
  });

/**
 * The quote of a link, with its company's name and its current status. Rejects a link that has ended or was ended by
 * its owner, and one whose owner's account is closed or disabled.
 */
export const sharedQuoteOf = async (
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  token: string,
): Promise<SharedQuote> => {
  const { db, clock, caller } = context;
  await limitCalls(db, clock.now(), [{ key: `quoteShared:address:${caller.address}`, max: readsAMinute, seconds: 60 }]);
  const [found] = await db
    .select({ row: savedQuotes, companyZh: enterprises.name })
    .from(savedQuotes)
    .innerJoin(users, and(eq(users.id, savedQuotes.userId), isNull(users.disabledAt), isNull(users.closedAt)))
    .leftJoin(enterprises, eq(enterprises.id, savedQuotes.enterpriseId))
    .where(eq(savedQuotes.shareHash, digestOf(token)));
  if (!found || isLinkOver(found.row, clock.now())) throw new ApiError(codes.notFound, savedQuoteMessages.linkUnknown);
  // only the owner sees why it ended and the number of its order
  const { state } = await currentStateOf(found.row, context, currentQuotes(context));
  const { name: _name, ...open } = contentOf(found.row);
  return { ...open, state, companyZh: found.companyZh };
};
