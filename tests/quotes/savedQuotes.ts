import { eq } from 'drizzle-orm';
import { blankForm } from '#contract/booking/blankOrder.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { savedQuoteDetail, saveQuote } from '#contract/quotes/savedQuotes.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import { charges } from '#server/db/schema/network.ts';
import { fclForm } from '../support/fclOrder.ts';
import type { Session, TestService } from '../support/service.ts';

/** A form as filled from a sailing's price: only containers. */
export const boxes = (quantity: number, isDanger: 'Y' | 'N' = 'Y'): OrderForm =>
  blankForm(fcl, { offerId: fclForm().offerId, isDanger, items: [{ code: '20GP', quantity }] });

/** Saves and reads the quotes of a session. */
export const quotesOf = (service: TestService) => ({
  save: (session: Session, form = boxes(2), name = '三月汉堡') => service.call(saveQuote, { name, form }, { session }),
  detail: (session: Session, id: string) => service.call(savedQuoteDetail, { id }, { session }),
});

/** Raises a published charge of every sailing; returns a function that undoes it. */
export const dearer = async ({ db }: TestService): Promise<() => Promise<unknown>> => {
  const [former] = await db.select().from(charges).where(eq(charges.code, 'DOC'));
  const { amount20, amount40 } = former!;
  const set = (amounts: object) => db.update(charges).set(amounts).where(eq(charges.code, 'DOC'));
  await set({ amount20: amount20 + 100_00, amount40: amount40 + 100_00 });
  return () => set({ amount20, amount40 });
};
