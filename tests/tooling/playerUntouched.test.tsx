// @module-tag full
import { expect, onTestFinished, test } from 'vitest';
import { settled } from '#stories/tooling/player/hand.ts';
import { models } from '#stories/tooling/player/models.ts';
import { openStage } from '#stories/tooling/player/openStage.ts';
import { drawIn } from '#stories/tooling/player/stageGround.tsx';
import { aroundEachTest } from '../support/browser.ts';
import { clock } from '../support/clock.ts';

aroundEachTest();

const rewind = () => {
  clock.reset();
};

/** What a person would have typed or chosen. */
const filledIn = (place: Element): string[] =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !['radio', 'checkbox', 'range', 'hidden', 'file'].includes(field.type) && field.value !== '')
    .map(({ name, value }) => `${name}=${value}`);

test.each(Object.keys(models))('the desk of %s begins untouched', async (view) => {
  const place = document.createElement('main');
  // the mouse stands where an earlier test has left it
  place.style.pointerEvents = 'none';
  document.body.append(place);
  const model = await models[view]!();
  const stage = openStage(model, { draw: drawIn(place), rewind, enter: settled });
  onTestFinished(() => {
    stage.close();
    place.remove();
  });
  await settled();
  await clock.tickAsync(0);
  const { log, walk } = stage.getScene();
  expect(walk).toBeUndefined();
  // what comes by itself has no event
  expect(
    log.filter(({ kind, name }) => kind === 'problem' || (kind === 'transition' && !/ --always #/.test(name))),
  ).toEqual([]);
  expect(filledIn(place)).toEqual([]);
});
