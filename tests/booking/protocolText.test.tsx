// @module-tag deep
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { protocols } from '#src/features/booking/form/protocolTexts.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from '#tests/support/openedBooking.ts';
import { pass } from '#tests/support/time.ts';

aroundEachTest();

test.each(serviceCode.options)(
  '%s: its own agreement is consented to, and rendered when it is opened',
  async (service) => {
    await openedBooking(service);
    const { title, articles } = await protocols[service]();
    await expect.element(page.getByRole('checkbox', { name: bookingMessages.protocol.agree(title) })).toBeVisible();
    const text = page.getByRole('region', { name: title });
    expect(text.elements()).toEqual([]);
    await page.getByText(bookingMessages.protocol.read).click();
    // React lets a placeholder stand for a moment, and the file comes when it comes: time passes with every look
    const shown = async () => {
      await pass(500);
      return text.elements().length;
    };
    await expect.poll(shown).toBe(1);
    const headings = text.getByRole('heading').elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(articles.map(({ heading }) => heading));
  },
);
