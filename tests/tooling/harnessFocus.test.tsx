import { expect, onTestFinished, test } from 'vitest';
import { settled } from '#stories/tooling/player/driver.ts';
import { restoreFocusOf } from '#stories/tooling/player/harnessFocus.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

/** Two fields in a frame, a button beside it, and what the fields hear. */
const framed = () => {
  const place = document.createElement('div');
  place.innerHTML = '<iframe title="harness"></iframe><button>player</button>';
  document.body.append(place);
  onTestFinished(() => place.remove());
  const frame = place.querySelector('iframe')!.contentWindow as Window & typeof globalThis;
  frame.document.body.innerHTML = '<input name="one"><input name="other">';
  const [one, other] = frame.document.querySelectorAll('input');
  const events: string[] = [];
  for (const type of ['focusin', 'focusout'])
    frame.document.body.addEventListener(type, ({ target }) =>
      events.push(`${type} ${(target as HTMLInputElement).name}`),
    );
  return { frame, one: one!, other: other!, player: place.querySelector('button')!, events };
};

test('a field of a harness gets no event when the focus goes to the player and comes back', async () => {
  const { frame, one, player, events } = framed();
  const { enter, giveBack } = restoreFocusOf(frame);
  onTestFinished(giveBack);
  one.focus();
  player.focus();
  expect(document.activeElement).toBe(player);
  await enter();
  expect(frame.document.activeElement).toBe(one);
  expect(events).toEqual(['focusin one']);
});

test('it gets an event when the focus goes to another field, from the player too', async () => {
  const { frame, one, other, player, events } = framed();
  onTestFinished(restoreFocusOf(frame).giveBack);
  one.focus();
  other.focus();
  player.focus();
  await settled();
  one.focus();
  expect(events).toEqual(['focusin one', 'focusout one', 'focusin other', 'focusout other', 'focusin one']);
});
