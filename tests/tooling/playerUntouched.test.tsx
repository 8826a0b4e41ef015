// @module-tag deep
import { expect, onTestFinished, test } from 'vitest';
import { settled } from '#stories/tooling/player/driver.ts';
import { models } from '#stories/tooling/player/models.ts';
import { openHarness } from '#stories/tooling/player/openHarness.ts';
import { renderIn } from '#stories/tooling/player/harnessWindow.tsx';
import { aroundEachTest } from '../support/browser.ts';
import { clock } from '../support/clock.ts';

aroundEachTest();

const rewind = () => {
  clock.reset();
};

/** What a user would have typed or chosen. */
const filledIn = (place: Element): string[] =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !['radio', 'checkbox', 'range', 'hidden', 'file'].includes(field.type) && field.value !== '')
    .map(({ name, value }) => `${name}=${value}`);

test.each(Object.keys(models))('the player of %s begins untouched', async (view) => {
  const place = document.createElement('main');
  // the mouse stands where an earlier test has left it
  place.style.pointerEvents = 'none';
  document.body.append(place);
  const model = await models[view]!();
  const harness = openHarness(model, { render: renderIn(place), rewind, enter: settled });
  onTestFinished(() => {
    harness.close();
    place.remove();
  });
  await settled();
  await clock.tickAsync(0);
  const { log, walk } = harness.getScene();
  expect(walk).toBeUndefined();
  // what comes by itself has no event
  expect(
    log.filter(({ kind, name }) => kind === 'problem' || (kind === 'transition' && !/ --always #/.test(name))),
  ).toEqual([]);
  expect(filledIn(place)).toEqual([]);
});
