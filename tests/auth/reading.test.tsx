import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { ReadingText } from '#machines/auth/reading.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { Reading } from '#src/features/auth/Reading.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { agreement as shippingProtocol } from '#src/features/services/fcl/agreement.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { scrollNearEnd } from '#stories/tooling/models/scroll.ts';
import model from '#stories/tooling/models/Reading.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.reading;
const texts = { userAgreement, privacy: privacyNotice, shippingProtocol };
const confirm = () => page.getByRole('button', { name: '知道了', exact: true });

const at = (text: ReadingText = 'userAgreement') => {
  const staged = renderMachine(readingMachine, { text }, (actor) => (
    <Reading actor={actor} deployment={siteDefaults} />
  ));
  const area = page.getByRole('region', { name: messages.body(texts[text].title) });
  return { ...staged, area, scroll: (left?: number) => scrollNearEnd(area.element(), left) };
};

describe('specification 2 and 9: the reading modals', () => {
  test('are 800 wide and not closable by the mask; the confirm button reads 知道了', async () => {
    const { actor, area } = at();
    await expect.element(confirm()).toBeVisible();
    expect(area.element().closest<HTMLElement>('[style]')?.offsetWidth).toBe(800);
    await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
    expect(actor.getSnapshot().status).toBe('active');
    await expect.element(confirm()).toBeVisible();
  });

  test('within 10 px of the end is the end, 11 px is not', async () => {
    const { actor, scroll } = at();
    await pass(10_000);
    await scroll(11);
    expect(actor.getSnapshot().matches({ reading: { end: 'unread' } })).toBe(true);
    await scroll(10);
    expect(actor.getSnapshot().matches({ reading: { end: 'reached' } })).toBe(true);
  });

  test('can be read and confirmed by keyboard alone', async () => {
    const { actor, area } = at();
    await pass(10_000);
    await expect.element(area).toHaveFocus();
    // Chromium drops a key that comes before the frame in which the box can be scrolled
    const isAtEnd = async () => {
      await userEvent.keyboard('{End}');
      return actor.getSnapshot().matches({ reading: { end: 'reached' } });
    };
    await expect.poll(isAtEnd).toBe(true);
    await expect.element(confirm()).toBeEnabled();
    await userEvent.tab();
    await expect.element(confirm()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(actor.getSnapshot().output).toEqual({ code: '1' });
  });
});

test.each([
  ['userAgreement', '1'],
  ['privacy', '2'],
  ['shippingProtocol', '1'],
] as const)('specification 2: the user agreement modal %s emits the completion code %s', async (text, code) => {
  const { actor, scroll } = at(text);
  await expect.element(page.getByRole('heading', { name: texts[text].title })).toBeVisible();
  await pass(10_000);
  await scroll();
  await confirm().click();
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { code } });
  await expect.element(confirm()).not.toBeInTheDocument();
});

const mail = 'service@example.com';
const area = () => page.getByRole('region', { name: /正文$/ });
const shown = (text: string) => page.getByText(text).elements().length > 0;

walkEvery(model, async (state) => {
  expect(area().elements()).toHaveLength(state.matches('reading') ? 1 : 0);
  if (!state.matches('reading')) return;
  const end = state.matches({ reading: { end: 'unread' } });
  const countdown = state.matches({ reading: { countdown: 'running' } });
  const missing = end ? (countdown ? 'both' : 'end') : countdown ? 'countdown' : 'none';
  await expect.element(page.getByText(messages.missing[missing])).toBeVisible();
  expect(shown(messages.wait(state.context.secondsLeft))).toBe(countdown);
  if (missing === 'none') await expect.element(named(messages.confirm)).toBeEnabled();
  else await expect.element(named(messages.confirm)).toBeDisabled();
  expect(page.getByRole('link', { name: mail }).elements()).toHaveLength(state.context.mail === mail ? 1 : 0);
});
