import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import { peroxideCargo } from '#stories/booking/recognisedSamples.ts';
import model from '#stories/tooling/models/GoodsRecognition.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const isRecognised = recognisedAs(state.context, peroxideCargo) !== undefined;
  expect(page.getByRole('button', { name: /^按危险货物申报/ }).elements()).toHaveLength(isRecognised ? 1 : 0);
});
