import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codes, Refusal } from '#contract/refusal.ts';
import { orderFollowMachine } from '#machines/orderFollow.ts';
import { copy } from '#src/copy.ts';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { needing, released } from '#stories/orderQuerySamples.ts';
import { followFlows, followView } from './support/orderFollow.tsx';
import { pathsOf, titled } from './support/paths.ts';
import { walk } from './support/walk.tsx';

const { follow: words, acts, invoice } = orderQueryCopy;
const refused = '服务正忙，请稍后再试';
const error = [new Refusal(codes.failed, refused)];
const named = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;

const paths = pathsOf(orderFollowMachine, {
  inputs: { one: { orderNo: needing.orderNo } },
  samples: [
    { type: 'act.chosen', act: 'info.supplied' },
    { type: 'act.chosen', act: 'order.cancelled' },
    { type: 'act.chosen', act: 'amendment.requested' },
    { type: 'act.dropped' },
    { type: 'file.requested', file: 'sheet' },
    { type: 'file.requested', file: 'dcsa' },
    { type: 'invoice.requested' },
    { type: 'invoice.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchOrder: { done: [needing, released], error },
    refetchOrder: { done: [released], error },
    saveFile: { done: [null], error },
    orderNote: { done: [undefined] },
    invoiceRequest: { done: [undefined] },
  },
  keep: ({ detail }) => detail?.status,
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "one: fetchOrder answers → act.chosen (order.cancelled) → shown.noting",
      "one: fetchOrder answers → file.requested (dcsa) → shown.saving",
      "one: fetchOrder answers #2 → act.chosen (amendment.requested) → shown.noting",
      "one: fetchOrder answers #2 → file.requested (dcsa) → shown.saving",
      "one: fetchOrder fails → retry.requested → fetching",
      "one: fetchOrder answers → act.chosen (info.supplied) → act.dropped → shown.resting",
      "one: fetchOrder answers → act.chosen (info.supplied) → orderNote answers → shown.refreshing",
      "one: fetchOrder answers → file.requested (sheet) → saveFile answers → shown.resting",
      "one: fetchOrder answers → file.requested (sheet) → saveFile fails → shown.resting",
      "one: fetchOrder answers → retry.requested → refetchOrder answers → shown.resting",
      "one: fetchOrder answers #2 → act.chosen (order.cancelled) → act.dropped → shown.resting",
      "one: fetchOrder answers #2 → act.chosen (order.cancelled) → orderNote answers → shown.refreshing",
      "one: fetchOrder answers #2 → file.requested (sheet) → saveFile answers → shown.resting",
      "one: fetchOrder answers #2 → file.requested (sheet) → saveFile fails → shown.resting",
      "one: fetchOrder answers #2 → invoice.requested → invoice.dropped → shown.resting",
      "one: fetchOrder answers #2 → invoice.requested → invoiceRequest answers → shown.refreshing",
      "one: fetchOrder answers → retry.requested → refetchOrder fails → retry.requested → shown.refreshing",
      "one: fetchOrder answers #2 → retry.requested → refetchOrder fails → retry.requested → shown.refreshing",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(orderFollowMachine, path, {
    view: followView,
    flows: followFlows,
    gestures: {
      'act.chosen': ({ act }) => named(acts[act].choose).click(),
      'act.dropped': () =>
        page
          .getByRole('button', {
            name: new RegExp(
              Object.values(acts)
                .map(({ drop }) => drop)
                .join('|'),
            ),
          })
          .click(),
      'file.requested': ({ file }) => named(words[file]).click(),
      'invoice.requested': () =>
        page.getByRole('button', { name: new RegExp(`^(${invoice.request}|${invoice.change})$`) }).click(),
      'invoice.dropped': () => named(invoice.drop).click(),
      'retry.requested': () =>
        page
          .getByRole('button', { name: new RegExp(`^(${copy.retry}|${words.refresh})$`) })
          .first()
          .click(),
    },
    see: async (state) => {
      const { detail, refusal } = state.context;
      const article = page.getByRole('article');
      expect(shown(article)).toBe(state.matches('shown'));
      expect(shown(page.getByText(words.loading))).toBe(state.matches('fetching'));
      expect(shown(page.getByText(refused))).toBe(refusal === refused);
      if (!state.matches('shown') || !detail) return;
      await expect.element(article).toHaveAttribute('aria-busy', String(state.hasTag('busy')));
      expect(shown(page.getByRole('region', { name: invoice.title }))).toBe(state.matches({ shown: 'invoicing' }));
      expect(document.querySelector('[data-stage] textarea') !== null).toBe(state.matches({ shown: 'noting' }));
      expect(shown(page.getByText(words.stale))).toBe(state.matches({ shown: 'stale' }));
      expect(named(words.sheet).element().ariaBusy).toBe(
        state.matches({ shown: 'saving' }) && state.context.file === 'sheet' ? 'true' : null,
      );
      for (const act of ['order.cancelled', 'info.supplied', 'amendment.requested'] as const) {
        const button = page
          .getByRole('group', { name: words.tools })
          .getByRole('button', { name: acts[act].choose, exact: true });
        if (shown(button)) expect(button.element().matches(':enabled')).toBe(state.can({ type: 'act.chosen', act }));
        else expect(state.can({ type: 'act.chosen', act })).toBe(false);
      }
    },
  });
});
