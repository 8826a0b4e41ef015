import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { blankDraft, completeDraft } from '#stories/booking/orderDraftSamples.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { bookingView, field, submit } from '#stories/tooling/models/bookingGestures.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const opened = async (draft = completeDraft) => {
  const staged = renderMachine(bookingMachine, { service: allServices.fcl, offerId: 'S1' }, bookingView);
  staged.requests.openBooking?.at(-1)?.resolve({ draft, quote: tariff });
  await settled();
  return staged;
};

describe('booking a full container', () => {
  test('an incomplete form is not sent; what is missing is said at its field and focused', async () => {
    const { requests, effects } = await opened(blankDraft);
    await submit().click();
    await expect.element(field('shipper.name')).toHaveAccessibleDescription(new RegExp(problemMessages.required));
    await expect.element(field('cargo.0.dangerous.netKg')).toHaveAttribute('aria-invalid', 'true');
    expect(effects.map(({ name }) => name)).toEqual(['focusDeclared', 'focusNamedField', 'focusProblem']);
    const links = [...document.querySelectorAll('aside a[href^="#field-"]')].map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual([
      '#field-cargo.0.nameZh',
      '#field-cargo.0.nameEn',
      '#field-cargo.0.packagingCode',
    ]);
    expect(links.at(-1)).toBe('#field-protocolVersion');
    expect(requests.signIn).toBeUndefined();
    await field('shipper.name').fill('A');
    await expect.element(field('shipper.name')).not.toHaveAttribute('aria-invalid');
  });
});
