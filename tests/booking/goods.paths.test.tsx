import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { isLookedUp } from '#machines/booking/typedGoods.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import typedModel from '#stories/tooling/models/TypedGoods.tsx';
import { walkEvery } from '#tests/support/walk.tsx';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import { peroxideCargo } from '#stories/booking/recognisedSamples.ts';
import recognitionModel from '#stories/tooling/models/GoodsRecognition.tsx';
import { sheetMessages as messages } from '#src/features/booking/sheet/messages.ts';
import sheetModel from '#stories/tooling/models/SheetReading.tsx';

describe('goods that are typed', () => {
  walkEvery(typedModel, ({ context }) =>
    expect(page.getByText(bookingMessages.dangerous.searching).elements()).toHaveLength(Number(isLookedUp(context, 0))),
  );
});

describe('goods that are recognised', () => {
  walkEvery(recognitionModel, (state) => {
    const isRecognised = recognisedAs(state.context, peroxideCargo) !== undefined;
    expect(page.getByRole('button', { name: /^按危险货物申报/ }).elements()).toHaveLength(isRecognised ? 1 : 0);
  });
});

describe('a safety data sheet', () => {
  walkEvery(sheetModel, (state) => {
    const rows = page.getByRole('listitem').elements();
    expect(rows.length > 0).toBe(state.matches('proposed'));
    expect(page.getByRole('button', { name: messages.stop }).elements()).toHaveLength(state.matches('reading') ? 1 : 0);
  });
});
