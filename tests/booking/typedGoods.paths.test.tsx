import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { isLookedUp } from '#machines/booking/typedGoods.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import model from '#stories/tooling/models/TypedGoods.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, ({ context }) =>
  expect(page.getByText(bookingMessages.dangerous.searching).elements()).toHaveLength(Number(isLookedUp(context, 0))),
);
