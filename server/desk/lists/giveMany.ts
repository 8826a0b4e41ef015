import type { GivenThing, GiveMany } from '#contract/desk/lists/giveMany.ts';
import { giveMany } from '#contract/desk/lists/giveMany.ts';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { claim } from '#server/desk/queue/owners.ts';

/** Assigns each item separately: a rejected one, with its reason, does not block the others. */
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

/** Assigns many items of a list at once. */
export const giveManyHandlers = [handleDesk(giveMany, (input, context) => giveEach(context, input))];
