import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { enquiry, goodsPage } from '#contract/goods/goods.ts';
import { limits } from '#contract/protocol/limits.ts';
import { cancelOrder, orderPage, requestAmendment, supplyInfo } from '#contract/orders/orderCalls.ts';
import { saveTemplate } from '#contract/quotes/orderTemplates.ts';
import { renameQuote, savedQuotePage, saveQuote } from '#contract/quotes/savedQuotes.ts';
import { goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { notedCommands } from '#machines/orders/orderNote.ts';

/** How long a text a call takes at the most. */
const longestOf = (schema: z.ZodMiniType): number => {
  const takes = (length: number) => schema.safeParse('x'.repeat(length)).success;
  const longest = Array.from({ length: 1_001 }, (_, length) => length).findLast(takes);
  return longest ?? 0;
};

const noteRules = {
  'order.cancelled': cancelOrder.input.shape.reason,
  'info.supplied': supplyInfo.input.shape.note,
  'amendment.requested': requestAmendment.input.shape.note,
};

/** Every field of the site that stops at a length, by its file, with what its call takes; null where the text is read here alone. */
const stopped: Record<string, { figure: number; rules: readonly z.ZodMiniType[] }> = {
  '../../src/features/orders/OrderNote.tsx': { figure: 500, rules: notedCommands.map((act) => noteRules[act]) },
  '../../src/features/orders/parts/OrderFilters.tsx': { figure: 40, rules: [orderPage.input.shape.keyword] },
  '../../src/features/goods/sections/GoodsSearch.tsx': { figure: 60, rules: [goodsPage.input.shape.keyword] },
  '../../src/features/quotes/QuoteList.tsx': { figure: 40, rules: [savedQuotePage.input.shape.keyword] },
  '../../src/features/quotes/SaveUnderName.tsx': {
    figure: 60,
    rules: [saveQuote.input.shape.name, saveTemplate.input.shape.name],
  },
  '../../src/features/quotes/parts/RenamingStep.tsx': { figure: 60, rules: [renameQuote.input.shape.name] },
  '../../src/features/search/parts/GoodsFields.tsx': { figure: 40, rules: [] },
  '../../src/features/search/results/SailingFilters.tsx': { figure: 20, rules: [] },
};

const views = import.meta.glob<string>('../../src/**/*.tsx', { eager: true, query: '?raw', import: 'default' });
const stopsIn = (source: string): number[] =>
  [...source.matchAll(/maxLength=\{(?:limits\.)?(\w+)\}/g)].map(([, bound = '']) =>
    /^\d+$/.test(bound) ? Number(bound) : (limits as Record<string, number>)[bound]!,
  );

describe('a field stops where its call does', () => {
  test.each(Object.entries(stopped))('%s', (path, { figure, rules }) => {
    expect(stopsIn(views[path]!)).toEqual([figure]);
    expect(rules.map(longestOf)).toEqual(rules.map(() => figure));
  });

  test('and these are all the fields that stop', () => {
    const stopping = Object.keys(views).filter((path) => views[path]!.includes('maxLength'));
    expect(stopping.toSorted()).toEqual(Object.keys(stopped).toSorted());
  });

  test('a goods search from the address is shortened before the call', () => {
    expect(goodsQueryOf(`keyword=${'x'.repeat(200)}`).keyword).toHaveLength(longestOf(goodsPage.input.shape.keyword));
  });
});

describe('what an enquiry takes, in characters', () => {
  test.each([
    ['contactName', 60],
    ['company', 120],
    ['goods', 200],
    ['origin', 80],
    ['destination', 80],
    ['quantity', 120],
    ['remark', 500],
  ] as const)('%s: %i', (name, longest) => expect(longestOf(enquiry.shape[name])).toBe(longest));
});
