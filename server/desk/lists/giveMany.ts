import type { GivenThing, GiveMany } from '#contract/desk/lists/giveMany.ts';
import { giveMany } from '#contract/desk/lists/giveMany.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { claim } from '#server/desk/owners.ts';

/** Gives each thing by itself: one that is rejected, with its reason, holds no other back. */
const giveEach = async (context: DeskContext, { about, items, to }: GiveMany): Promise<GivenThing[]> => {
  const given: GivenThing[] = [];
  for (const { subject, from } of items)
    try {
      await claim(context, { about, subject, from, to });
      given.push({ subject, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      given.push({ subject, problem: error.message });
    }
  return given;
};

/** Many things of a list given at once. */
export const giveManyHandlers = [handleDesk(giveMany, (input, context) => giveEach(context, input))];
