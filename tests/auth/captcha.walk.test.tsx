import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CaptchaActor } from '#machines/auth/captcha.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages, identityMessages } from '#src/features/auth/messages.ts';
import { Captcha } from '#src/features/auth/Captcha.tsx';
import model from '#stories/tooling/models/Captcha.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { puzzles } from '#stories/tooling/models/puzzles.ts';
import { renderMachine, walkEvery } from '#tests/support/walk.tsx';

const messages = identityMessages.captcha;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const again = () => named(messages.exhausted.again);
const slider = () => page.getByRole('slider', { name: loginMessages.captcha.handle });

const at = () => {
  const { flows, ...gestures } = puzzles();
  const dismissed: true[] = [];
  const view = (actor: CaptchaActor) => <Captcha actor={actor} onDismiss={() => dismissed.push(true)} />;
  const staged = renderMachine(captchaMachine, undefined, view, flows);
  return { ...staged, ...gestures, dismissed };
};

test('specification 2: the captcha closes by its button and by Escape, not by the mask', async () => {
  const { dismissed } = at();
  await page.elementLocator(document.body).click({ position: { x: 8, y: 8 }, force: true });
  expect(dismissed).toHaveLength(0);
  await named(uiMessages.close).click();
  await userEvent.keyboard('{Escape}');
  expect(dismissed).toHaveLength(2);
});

walkEvery(model, (state) => {
  expect(shown(page.getByRole('dialog'))).toBe(!state.matches('passed'));
  expect(shown(slider())).toBe(state.matches('sliding'));
  expect(shown(page.getByText(identityMessages.words.keys))).toBe(state.matches('clicking'));
  expect(shown(page.getByRole('progressbar'))).toBe(state.matches('working'));
  expect(shown(again())).toBe(state.matches('exhausted'));
  const quoted = [messages.toSlider, messages.toWords, messages.toProofOfWork].filter((way) => shown(named(way)));
  expect(quoted).toEqual(
    {
      sliding: [messages.toWords, messages.toProofOfWork],
      clicking: [messages.toSlider, messages.toProofOfWork],
      working: [messages.toSlider, messages.toWords],
      exhausted: [messages.toSlider, messages.toWords],
      passed: [],
    }[state.value],
  );
});
