import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { KeptDraft } from '#src/features/booking/form/KeptDraft.tsx';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { keptDraft, replaceDraft } from '#src/features/booking/drafts.ts';
import { completeFormOf, draftOf } from '#stories/booking/bookingSamples.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { draw } from '#tests/support/draw.tsx';

aroundEachTest();

const { goOn, kept } = bookingCopy.unavailable;

test.each(serviceLine.options)(
  'what was typed for an offer that is gone is shown, with the way on: %s',
  async (line) => {
    localStorage.clear();
    const form = completeFormOf(line);
    replaceDraft(draftOf(form));
    const draft = keptDraft(form.offerId);
    expect(draft?.form).toEqual(form);
    const onGoOn = vi.fn<() => void>();
    draw(<KeptDraft draft={draft!} onGoOn={onGoOn} />);
    await expect.element(page.getByText(kept)).toBeVisible();
    for (const said of [draft!.titleZh, ...form.cargo.map(({ nameZh }) => nameZh), form.bookingContact.name])
      await expect.element(page.getByRole('list')).toHaveTextContent(said);
    await named(line === 'fcl' ? goOn.fcl : goOn.other).click();
    expect(onGoOn).toHaveBeenCalledOnce();
  },
);

test('nothing is kept where nothing was typed', () => {
  localStorage.clear();
  expect(keptDraft('AEX2-2611-CNSHA-DEHAM')).toBeUndefined();
});
