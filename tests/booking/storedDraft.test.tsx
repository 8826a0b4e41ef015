import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { withListedNames } from '#contract/booking/edits/dangerousDetails.ts';
import { StoredDraft } from '#src/features/booking/form/Notices.tsx';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import { completeFormOf } from '#stories/booking/bookingSamples.ts';
import { draftOf } from '#stories/booking/orderDraftSamples.ts';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';
import { siteOfWindow } from '#tests/support/siteOfWindow.ts';

aroundEachTest();

const { goOn, stored } = bookingMessages.unavailable;

test.each(['fcl', 'goods'] as const)(
  'the input for an expired quote is shown, with a way to continue: %s',
  async (service) => {
    localStorage.clear();
    const form = completeFormOf(service);
    const drafts = draftsOf(siteOfWindow());
    drafts.replace(draftOf(form));
    const draft = drafts.find(form.offerId);
    expect(draft?.form).toEqual(withListedNames(form));
    const onGoOn = vi.fn<() => void>();
    render(<StoredDraft draft={draft!} onGoOn={onGoOn} />);
    await expect.element(page.getByText(stored)).toBeVisible();
    for (const said of [draft!.titleZh, ...form.cargo.map(({ nameZh }) => nameZh), form.bookingContact.name])
      await expect.element(page.getByRole('list')).toHaveTextContent(said);
    await named(service === 'fcl' ? goOn.fcl : goOn.other).click();
    expect(onGoOn).toHaveBeenCalledOnce();
  },
);
