import { assign, setup } from 'xstate';
import { ApiError, apiErrorMessage, codes } from '#contract/protocol/apiError.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { orderQuote, SavedQuote } from '#contract/quotes/savedQuotes.ts';
import { renameQuote } from '#contract/quotes/savedQuotes.ts';
import { effect, request } from '#machines/effects.ts';

/** The initial form of a quote's order; without the quote at today's price. */
type OrderStart = OutputOf<typeof orderQuote>;

export type SavedQuoteRequests = {
  fetchQuote: (of: { id: string }) => Promise<SavedQuote>;
  rename: (of: { id: string; name: string }) => Promise<unknown>;
  /** Opens the share link, or ends it. */
  share: (of: { id: string; isShared: boolean }) => Promise<{ shareToken: string | null }>;
  /** Saves the quote as a PDF with the browser's download. */
  saveSheet: (of: { id: string }) => Promise<unknown>;
  /** Requests the initial form of its order: the service decides whether the price is still valid. */
  startOrder: (of: { id: string; atTodaysPrice: boolean }) => Promise<OrderStart>;
  remove: (of: { id: string }) => Promise<unknown>;
};

interface SavedQuoteContext {
  id: string;
  quote?: SavedQuote | undefined;
  name: string;
  problem?: Problem | undefined;
  /** Whether the share link is being opened, or ended. */
  isShared: boolean;
  atTodaysPrice: boolean;
  errorMessage?: string | undefined;
}

const problemOf = ({ name }: SavedQuoteContext): Problem | undefined =>
  problemsOf(renameQuote.input.shape.name, name)[''];

const staleCodes: ReadonlySet<string> = new Set([codes.priceChanged, codes.conflict]);

/** Types, requests, guards and actions of a saved quote; its chart is in `savedQuote.ts`. */
export const savedQuoteSetup = setup({
  types: {} as {
    context: SavedQuoteContext;
    input: { id: string };
    events:
      | { type: 'renaming.requested' }
      | { type: 'name.changed'; name: string }
      | { type: 'name.submitted' }
      | { type: 'renaming.dismissed' }
      | { type: 'link.requested' }
      | { type: 'link.revoked' }
      | { type: 'link.copied' }
      | { type: 'sheet.requested' }
      | { type: 'order.requested'; atTodaysPrice: boolean }
      | { type: 'deletion.requested' }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.dismissed' }
      | { type: 'retry.requested' };
    children: {
      fetchQuote: 'fetchQuote';
      refetchQuote: 'fetchQuote';
      rename: 'rename';
      share: 'share';
      saveSheet: 'saveSheet';
      startOrder: 'startOrder';
      remove: 'remove';
    };
  },
  actors: {
    fetchQuote: request<SavedQuoteRequests['fetchQuote']>(),
    rename: request<SavedQuoteRequests['rename']>(),
    share: request<SavedQuoteRequests['share']>(),
    saveSheet: request<SavedQuoteRequests['saveSheet']>(),
    startOrder: request<SavedQuoteRequests['startOrder']>(),
    remove: request<SavedQuoteRequests['remove']>(),
  },
  guards: {
    isFit: ({ context }) => problemOf(context) === undefined,
    isShared: ({ context }) => context.quote?.shareToken != null,
    /** At its own price while that is valid, else at today's if there is one. */
    isOrderable: ({ context: { quote } }, params: { atTodaysPrice: boolean }) =>
      params.atTodaysPrice ? quote?.today != null : quote?.state === 'valid',
    isStale: (_, params: { error: unknown }) => params.error instanceof ApiError && staleCodes.has(params.error.code),
  },
  actions: {
    setQuote: assign((_, params: { output: SavedQuote }) => ({ quote: params.output })),
    typeName: assign(({ context }) => ({ name: context.quote?.name ?? '', problem: undefined })),
    setName: assign((_, params: { name: string }) => ({ name: params.name, problem: undefined })),
    showProblem: assign({ problem: ({ context }) => problemOf(context) }),
    setRenamed: assign(({ context: { quote, name } }) => ({
      quote: quote && { ...quote, name: name.trim() },
      name: '',
    })),
    dropName: assign({ name: '' }),
    setWish: assign((_, params: { isShared: boolean }) => params),
    setToken: assign(({ context: { quote } }, params: { output: { shareToken: string | null } }) => ({
      quote: quote && { ...quote, ...params.output },
    })),
    setPrice: assign((_, { atTodaysPrice }: { atTodaysPrice: boolean }) => ({ atTodaysPrice })),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    focusName: effect(),
    copyLink: effect<{ quote?: SavedQuote | undefined }>(),
    beginOrder: effect<{ quote: SavedQuote; start: OrderStart }>(),
    leave: effect(),
  },
});
