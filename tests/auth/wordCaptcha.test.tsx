import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { WordCaptcha } from '#src/features/auth/WordCaptcha.tsx';
import { identityMessages, loginMessages } from '#src/features/auth/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { wordChallenge, wordPoints } from '#stories/auth/identitySamples.ts';
import model from '#stories/tooling/models/WordCaptcha.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.words;
const surface = () => named(messages.crosshair);
const markers = () => page.getByRole('application', { name: messages.area }).getByText(/^\d$/).elements();

const drawnAt = async (challenge = wordChallenge) => {
  const staged = renderMachine(wordCaptchaMachine, undefined, (actor) => <WordCaptcha actor={actor} />);
  staged.requests.getChallenge?.at(-1)?.resolve(challenge);
  await settled();
  return staged;
};

const clicked = async () => {
  const staged = await drawnAt();
  const { clientWidth, clientHeight } = surface().element();
  for (const { x, y } of wordPoints) {
    await surface().click({ position: { x: (x * clientWidth) / 310, y: (y * clientHeight) / 155 } });
  }
  return staged;
};

describe('specification 4 and 9: the click-word captcha', () => {
  test('is shown 300 x 150; three points in order go out in the 310 x 155 frame', async () => {
    const { requests, actor } = await clicked();
    const picture = page.getByRole('img', { name: messages.picture }).element();
    expect([picture.clientWidth, picture.clientHeight]).toEqual([300, 150]);
    expect(markers().map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    await pass(400);
    expect(requests.checkPoints?.map(({ input }) => input)).toEqual([
      { challenge: wordChallenge, points: actor.getSnapshot().context.points },
    ]);
    for (const [index, { x, y }] of actor.getSnapshot().context.points.entries()) {
      expect(Math.abs(x - wordPoints[index]!.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(y - wordPoints[index]!.y)).toBeLessThanOrEqual(1);
    }
  });

  test('a double click is one point', async () => {
    const { actor } = await drawnAt();
    await surface().dblClick({ position: { x: 40, y: 40 } });
    expect(actor.getSnapshot().context.points).toHaveLength(1);
  });

  test('works by keyboard alone', async () => {
    const { actor } = await drawnAt();
    surface().element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}{Shift>}{ArrowLeft}{ArrowDown}{/Shift}{Enter}{Backspace}');
    await expect.element(page.getByText(messages.at(164, 69))).toBeInTheDocument();
    expect(actor.getSnapshot().context.points).toEqual([{ x: 165, y: 68 }]);
  });
});

const retry = () => named(uiMessages.retry);
const shows = (text: RegExp) => page.getByText(text).elements().length > 0;

walkEvery(model, async (state) => {
  const { challenge, points } = state.context;
  const hasPicture = !['loading', 'unavailable'].includes(state.value);
  expect(challenge !== undefined).toBe(hasPicture);
  expect(page.getByRole('img', { name: messages.picture }).elements()).toHaveLength(hasPicture ? 1 : 0);
  expect(markers()).toHaveLength(points.length);
  if (state.matches('ready')) await expect.element(surface()).not.toHaveAttribute('aria-disabled');
  else if (hasPicture) await expect.element(surface()).toHaveAttribute('aria-disabled', 'true');
  const canRetract = points.length > 0 && ['ready', 'pausing'].includes(state.value);
  if (canRetract) await expect.element(named(messages.retract)).toBeEnabled();
  else await expect.element(named(messages.retract)).toBeDisabled();
  expect(shows(/^验证失败/)).toBe(state.matches('failed'));
  expect(shows(/^验证成功/)).toBe(['passed', 'closing', 'closed'].includes(state.value));
  expect(shows(new RegExp(loginMessages.captcha.checking))).toBe(state.matches('checking'));
  expect(retry().elements()).toHaveLength(state.matches('unavailable') ? 1 : 0);
});
