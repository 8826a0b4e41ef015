import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { protocols } from '#src/features/booking/form/protocolTexts.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { openedBooking } from '#tests/support/openedBooking.ts';
import { pass } from '#tests/support/time.ts';

aroundEachTest();

test.each(serviceLine.options)('%s: its own agreement is consented to, drawn once it is asked for', async (line) => {
  await openedBooking(line);
  const { title, articles } = await protocols[line]();
  await expect.element(page.getByRole('checkbox', { name: bookingCopy.protocol.agree(title) })).toBeVisible();
  const text = page.getByRole('region', { name: title });
  expect(text.elements()).toEqual([]);
  await page.getByText(bookingCopy.protocol.read).click();
  // React lets a placeholder stand for a moment, and the file comes when it comes: time passes with every look
  const shown = async () => {
    await pass(500);
    return text.elements().length;
  };
  await expect.poll(shown).toBe(1);
  const headings = text.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual(articles.map(({ heading }) => heading));
});
