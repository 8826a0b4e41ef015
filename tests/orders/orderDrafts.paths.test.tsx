import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { orderMessages } from '#src/features/orders/messages.ts';
import suggestionModel from '#stories/tooling/models/DraftSuggestion.tsx';
import listModel from '#stories/tooling/models/OrderDrafts.tsx';
import { undo } from '#stories/tooling/models/draftGestures.ts';
import { drafts } from '#stories/orders/orderQuerySamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { walkEvery } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = orderMessages.drafts;
const [draft] = drafts as [(typeof drafts)[0]];
const resume = ({ titleZh }: { titleZh: string }) => page.getByRole('link', { name: messages.resumeOf(titleZh) });

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
