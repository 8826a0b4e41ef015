import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readingMachine } from '#machines/reading.ts';
import { copy } from '#src/copy.ts';
import { Reading } from '#src/flows/Reading.tsx';
import { identityCopy } from '#src/identityCopy.ts';
import { pathsOf, titled } from './support/paths.ts';
import { scrollNearEnd } from './support/scroll.ts';
import { walk } from './support/walk.tsx';

const words = identityCopy.reading;
const mail = 'service@example.com';
const paths = pathsOf(readingMachine, {
  inputs: { agreement: { text: 'userAgreement' }, protocol: { text: 'shippingProtocol' } },
  samples: [{ type: 'end.reached' }, { type: 'text.confirmed' }, { type: 'text.closed' }],
  outcomes: { fetchServiceMail: { done: [mail] } },
});

const named = (name: string) => page.getByRole('button', { name, exact: true });
const area = () => page.getByRole('region', { name: /正文$/ });
const shown = (text: string) => page.getByText(text).elements().length > 0;

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "agreement: text.closed → closed",
      "agreement: after second → reading.end.ahead + reading.countdown.running + reading.mail.fetching",
      "agreement: fetchServiceMail fails → reading.end.ahead + reading.countdown.running + reading.mail.settled",
      "agreement: end.reached → text.closed → closed",
      "agreement: end.reached → after second → reading.end.reached + reading.countdown.running + reading.mail.fetching",
      "agreement: end.reached → fetchServiceMail fails → reading.end.reached + reading.countdown.running + reading.mail.settled",
      "agreement: after wait → text.closed → closed",
      "agreement: after wait → end.reached → reading.end.reached + reading.countdown.over + reading.mail.fetching",
      "agreement: after wait → fetchServiceMail fails → reading.end.ahead + reading.countdown.over + reading.mail.settled",
      "agreement: fetchServiceMail answers → text.closed → closed",
      "agreement: fetchServiceMail answers → end.reached → reading.end.reached + reading.countdown.running + reading.mail.settled",
      "agreement: fetchServiceMail answers → after wait → reading.end.ahead + reading.countdown.over + reading.mail.settled",
      "agreement: fetchServiceMail answers → after second → reading.end.ahead + reading.countdown.running + reading.mail.settled",
      "agreement: end.reached → after wait → text.confirmed → confirmed",
      "agreement: end.reached → after wait → text.closed → closed",
      "agreement: end.reached → after wait → fetchServiceMail fails → reading.end.reached + reading.countdown.over + reading.mail.settled",
      "agreement: end.reached → fetchServiceMail answers → text.closed → closed",
      "agreement: end.reached → fetchServiceMail answers → after wait → reading.end.reached + reading.countdown.over + reading.mail.settled",
      "agreement: end.reached → fetchServiceMail answers → after second → reading.end.reached + reading.countdown.running + reading.mail.settled",
      "agreement: after wait → fetchServiceMail answers → text.closed → closed",
      "agreement: after wait → fetchServiceMail answers → end.reached → reading.end.reached + reading.countdown.over + reading.mail.settled",
      "agreement: end.reached → after wait → fetchServiceMail answers → text.confirmed → confirmed",
      "agreement: end.reached → after wait → fetchServiceMail answers → text.closed → closed",
      "protocol: reading.end.ahead + reading.countdown.running + reading.mail.settled",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(readingMachine, path, {
    view: (actor) => <Reading actor={actor} hotline="400-000-0000" />,
    gestures: {
      'end.reached': () => scrollNearEnd(area().element()),
      'text.confirmed': () => named(words.confirm).click(),
      'text.closed': () => named(copy.close).click(),
    },
    see: async (state) => {
      expect(area().elements()).toHaveLength(state.matches('reading') ? 1 : 0);
      if (!state.matches('reading')) return;
      const end = state.matches({ reading: { end: 'ahead' } });
      const countdown = state.matches({ reading: { countdown: 'running' } });
      const missing = end ? (countdown ? 'both' : 'end') : countdown ? 'countdown' : 'none';
      await expect.element(page.getByText(words.missing[missing])).toBeVisible();
      expect(shown(words.wait(state.context.secondsLeft))).toBe(countdown);
      if (missing === 'none') await expect.element(named(words.confirm)).toBeEnabled();
      else await expect.element(named(words.confirm)).toBeDisabled();
      expect(page.getByRole('link', { name: mail }).elements()).toHaveLength(state.context.mail === mail ? 1 : 0);
    },
  });
});
