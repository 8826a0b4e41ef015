import { expect, onTestFinished, test } from 'vitest';
import { settled } from '#stories/tooling/player/hand.ts';
import { restoreFocusOf } from '#stories/tooling/player/stageFocus.ts';
import { aroundEachTest } from '#tests/support/browser.ts';

aroundEachTest();

/** Two fields in a frame, a button beside it, and what the fields hear. */
const framed = () => {
  const place = document.createElement('div');
  place.innerHTML = '<iframe title="stage"></iframe><button>desk</button>';
  document.body.append(place);
  onTestFinished(() => place.remove());
  const frame = place.querySelector('iframe')!.contentWindow as Window & typeof globalThis;
  frame.document.body.innerHTML = '<input name="one"><input name="other">';
  const [one, other] = frame.document.querySelectorAll('input');
  const heard: string[] = [];
  for (const type of ['focusin', 'focusout'])
    frame.document.body.addEventListener(type, ({ target }) =>
      heard.push(`${type} ${(target as HTMLInputElement).name}`),
    );
  return { frame, one: one!, other: other!, desk: place.querySelector('button')!, heard };
};

test('a field of a stage does not hear that the keyboard goes to the desk and comes back', async () => {
  const { frame, one, desk, heard } = framed();
  const { enter, giveBack } = restoreFocusOf(frame);
  onTestFinished(giveBack);
  one.focus();
  desk.focus();
  expect(document.activeElement).toBe(desk);
  await enter();
  expect(frame.document.activeElement).toBe(one);
  expect(heard).toEqual(['focusin one']);
});

test('it hears that the keyboard goes to another field, from the desk too', async () => {
  const { frame, one, other, desk, heard } = framed();
  onTestFinished(restoreFocusOf(frame).giveBack);
  one.focus();
  other.focus();
  desk.focus();
  await settled();
  one.focus();
  expect(heard).toEqual(['focusin one', 'focusout one', 'focusin other', 'focusout other', 'focusin one']);
});

test('it hears that the keyboard goes to nothing in the frame', async () => {
  const { frame, one, heard } = framed();
  onTestFinished(restoreFocusOf(frame).giveBack);
  one.focus();
  one.blur();
  await settled();
  expect(heard).toEqual(['focusin one', 'focusout one']);
});
