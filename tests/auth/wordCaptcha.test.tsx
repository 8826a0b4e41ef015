import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';
import { WordCaptcha } from '#src/features/auth/WordCaptcha.tsx';
import { identityMessages } from '#src/features/auth/messages.ts';
import { wordChallenge, wordPoints } from '#stories/auth/identitySamples.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { pass, settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const messages = identityMessages.words;
const named = (name: string) => page.getByRole('button', { name, exact: true });
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
