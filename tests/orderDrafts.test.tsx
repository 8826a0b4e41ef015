import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDraftsActor } from '#machines/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { DraftOffer } from '#src/flows/DraftOffer.tsx';
import { OrderDrafts } from '#src/flows/OrderDrafts.tsx';
import { orderQueryCopy } from '#src/orderQueryCopy.ts';
import { drafts } from '#stories/orderQuerySamples.ts';
import { pathsOf, titled } from './support/paths.ts';
import { pass, settled } from './support/time.ts';
import { stage, walk } from './support/walk.tsx';

const words = orderQueryCopy.drafts;
const [draft, amendment] = drafts as [(typeof drafts)[0], (typeof drafts)[0]];
const listView = (actor: OrderDraftsActor) => <OrderDrafts actor={actor} onResume={() => undefined} />;
const offerView = (actor: OrderDraftsActor) => <DraftOffer actor={actor} />;
const remove = ({ titleZh }: { titleZh: string }) => page.getByRole('button', { name: words.removeOf(titleZh) });
const undo = () => page.getByRole('button', { name: words.undo });
const resume = ({ titleZh }: { titleZh: string }) => page.getByRole('link', { name: words.resumeOf(titleZh) });

const listed = async (view: typeof listView, read = drafts) => {
  const staged = stage(orderDraftsMachine, undefined, view);
  staged.asked.readDrafts?.at(-1)?.answer(read);
  await settled();
  return staged;
};

describe('the drafts of this device', () => {
  test('stand there with their age and the way on; an amendment names its order', async () => {
    await listed(listView);
    expect(resume(draft).element().getAttribute('href')).toBe(
      '/shippingFcl/addOrder?offer=AEX2-2611-CNSHA-DEHAM&isDanger=Y',
    );
    expect(resume(amendment).element().getAttribute('href')).toBe(
      '/airLift/airLiftOrder?offer=air%7EPVG%7EFRA&isDanger=N&amend=AIR202603010007',
    );
    await expect.element(page.getByText(words.saved(words.ago(3)))).toBeVisible();
    await pass(60_000);
    await expect.element(page.getByText(words.amends('AIR202603010007'))).toBeVisible();
  });

  test('one is deleted and had back', async () => {
    const { asked, told } = await listed(listView);
    await remove(draft).click();
    expect(told).toEqual([{ name: 'dropDraft', params: expect.objectContaining({ draft }) as unknown }]);
    asked.readDrafts?.at(-1)?.answer(drafts.slice(1));
    await settled();
    expect(resume(draft).elements()).toHaveLength(0);
    await undo().click();
    expect(told.at(-1)).toEqual({
      name: 'restoreDraft',
      params: expect.objectContaining({ deleted: draft }) as unknown,
    });
    expect(undo().elements()).toHaveLength(0);
  });

  test('are read anew when another window has changed one', async () => {
    const { asked } = await listed(listView);
    asked.draftsChanged?.at(-1)?.answer(undefined);
    await settled();
    asked.readDrafts?.at(-1)?.answer([]);
    await settled();
    await expect.element(page.getByText(words.none, { exact: true })).toBeVisible();
  });
});

describe('a draft offers itself', () => {
  test('the newest alone; nothing where there is none', async () => {
    const { asked } = await listed(offerView);
    await expect.element(resume(draft)).toBeVisible();
    await expect.element(page.getByText(words.offerMore(2))).toBeVisible();
    asked.draftsChanged?.at(-1)?.answer(undefined);
    await settled();
    asked.readDrafts?.at(-1)?.answer([]);
    await settled();
    expect(page.getByRole('region', { name: words.offerLabel }).elements()).toHaveLength(0);
  });
});

const paths = pathsOf(orderDraftsMachine, {
  samples: [{ type: 'draft.deleted', draft }, { type: 'undo.requested' }],
  outcomes: { readDrafts: { done: [[draft], []] }, draftsChanged: { done: [undefined] } },
  possible: ({ type }, context) => type !== 'draft.deleted' || (context.drafts.length > 0 && !context.deleted),
  keep: (context) => [context.drafts.length, context.deleted !== undefined],
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "readDrafts fails → listed",
      "readDrafts answers → after minute → reading",
      "readDrafts answers #2 → draftsChanged answers → reading",
      "readDrafts answers #2 → after minute → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → undo.requested → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts fails → listed",
      "readDrafts answers → draftsChanged answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → reading",
      "readDrafts answers → draftsChanged answers → readDrafts fails → listed",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers → undo.requested → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers → draftsChanged answers → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers → after minute → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers #2 → undo.requested → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers #2 → after minute → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers #2 → draftsChanged answers → undo.requested → reading",
      "readDrafts answers → draft.deleted (2, 6f1c2a52-0000-4000-8000-000000000001,…) → readDrafts answers #2 → draftsChanged answers → readDrafts fails → listed",
    ]
  `);
});

describe.each([
  ['the list', listView],
  ['the offer', offerView],
] as const)('every path through %s', (name, view) => {
  test.each(titled(paths))('%s', async (_, path) => {
    await walk(orderDraftsMachine, path, {
      view,
      gestures: { 'draft.deleted': () => remove(draft).click(), 'undo.requested': () => undo().click() },
      see: (state) => {
        const { drafts: rows, deleted } = state.context;
        const isHidden = name === 'the offer' && deleted !== undefined;
        expect(resume(draft).elements()).toHaveLength(rows.length > 0 && !isHidden ? 1 : 0);
        expect(undo().elements()).toHaveLength(deleted ? 1 : 0);
        if (deleted) expect(page.getByText(words.removed(deleted.titleZh)).elements()).toHaveLength(1);
      },
    });
  });
});
