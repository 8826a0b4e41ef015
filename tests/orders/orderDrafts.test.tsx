import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { DraftSuggestion } from '#src/features/booking/DraftSuggestion.tsx';
import { OrderDrafts } from '#src/features/orders/OrderDrafts.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import suggestionModel from '#stories/tooling/models/DraftSuggestion.tsx';
import listModel from '#stories/tooling/models/OrderDrafts.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { undo } from '#stories/tooling/models/draftGestures.ts';
import { drafts } from '#stories/orders/orderQuerySamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = orderMessages.drafts;
const [draft, amendment] = drafts as [(typeof drafts)[0], (typeof drafts)[0]];
const listView = (actor: OrderDraftsActor) => <OrderDrafts actor={actor} onResume={() => undefined} />;
const suggestionView = (actor: OrderDraftsActor) => <DraftSuggestion actor={actor} />;
const resume = ({ titleZh }: { titleZh: string }) => page.getByRole('link', { name: messages.resumeOf(titleZh) });

const listed = async (view: typeof listView, read = drafts) => {
  const staged = renderMachine(orderDraftsMachine, undefined, view);
  staged.requests.readDrafts?.at(-1)?.resolve(read);
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
    await expect.element(page.getByText(messages.saved(messages.ago(3)))).toBeVisible();
    await pass(60_000);
    await expect.element(page.getByText(messages.amends('AIR202603010007'))).toBeVisible();
  });
});

describe('a draft is suggested', () => {
  test('the newest alone; nothing where there is none', async () => {
    const { actor, requests } = await listed(suggestionView);
    await expect.element(resume(draft)).toBeVisible();
    await expect.element(page.getByText(messages.suggestionMore(2))).toBeVisible();
    actor.send({ type: 'drafts.changed' });
    await settled();
    requests.readDrafts?.at(-1)?.resolve([]);
    await settled();
    expect(page.getByRole('region', { name: messages.suggestionLabel }).elements()).toHaveLength(0);
  });
});

const bar = () => page.getByRole('region', { name: messages.suggestionLabel });
const reread = async ({ actor, requests }: Awaited<ReturnType<typeof listed>>, read: typeof drafts) => {
  actor.send({ type: 'drafts.changed' });
  await settled();
  requests.readDrafts?.at(-1)?.resolve(read);
  await settled();
};

describe('a dismissed suggestion', () => {
  test('stays hidden with its draft stored, until there is a newer one', async () => {
    const staged = await listed(suggestionView, [amendment]);
    await named(messages.later).click();
    expect(bar().elements()).toEqual([]);
    expect(staged.effects.map(({ name }) => name)).toEqual(['storePutOff']);
    expect(staged.effects[0]!.params).toMatchObject({ putOff: amendment.key });
    await reread(staged, [{ ...amendment, revision: 9 }]);
    expect(bar().elements()).toEqual([]);
    await reread(staged, [draft, amendment]);
    await expect.element(resume(draft)).toBeVisible();
  });
});

describe.each([
  ['the list', listModel],
  ['the offer', suggestionModel],
] as const)('every path through %s', (name, model) => {
  walkEvery(model, (state) => {
    const { drafts: rows, deleted, putOff } = state.context;
    const isHidden = name === 'the offer' && (deleted !== undefined || rows[0]?.key === putOff);
    expect(resume(draft).elements()).toHaveLength(rows.length > 0 && !isHidden ? 1 : 0);
    expect(undo().elements()).toHaveLength(deleted ? 1 : 0);
    if (deleted) expect(page.getByText(messages.removed(deleted.titleZh)).elements()).toHaveLength(1);
  });
});
