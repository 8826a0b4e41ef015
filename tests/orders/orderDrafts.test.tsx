import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDraftsActor } from '#machines/orders/orderDrafts.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { DraftSuggestion } from '#src/features/booking/DraftSuggestion.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import suggestionModel from '#stories/tooling/models/DraftSuggestion.tsx';
import listModel from '#stories/tooling/models/OrderDrafts.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { undo } from '#stories/tooling/models/draftGestures.ts';
import { drafts } from '#stories/orders/orderQuerySamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = orderMessages.drafts;
const [draft, amendment] = drafts as [(typeof drafts)[0], (typeof drafts)[0]];
const suggestionView = (actor: OrderDraftsActor) => <DraftSuggestion actor={actor} />;
const resume = ({ titleZh }: { titleZh: string }) => page.getByRole('link', { name: messages.resumeOf(titleZh) });

const listed = async (read: typeof drafts) => {
  const staged = renderMachine(orderDraftsMachine, undefined, suggestionView);
  staged.requests.readDrafts?.at(-1)?.resolve(read);
  await settled();
  return staged;
};

const bar = () => page.getByRole('region', { name: messages.suggestionLabel });
const reread = async ({ actor, requests }: Awaited<ReturnType<typeof listed>>, read: typeof drafts) => {
  actor.send({ type: 'drafts.changed' });
  await settled();
  requests.readDrafts?.at(-1)?.resolve(read);
  await settled();
};

describe('a dismissed suggestion', () => {
  test('stays hidden with its draft stored, until there is a newer one', async () => {
    const staged = await listed([amendment, { ...draft, key: 'older' }]);
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
