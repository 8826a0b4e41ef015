import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { page } from '#stories/tooling/player/hand.ts';

/** Every act on an order has its own words. */
const actWords = (kind: 'label' | 'submit' | 'drop'): RegExp =>
  new RegExp(
    `^(${Object.values(orderQueryCopy.acts)
      .map((words) => words[kind])
      .join('|')})`,
  );

/** What is said about the act on an order that is open. */
export const note = () => page.getByRole('textbox', { name: actWords('label') });
/** The button that does the act. */
export const submitNote = () => page.getByRole('button', { name: actWords('submit') });
/** The button that leaves the order as it is. */
export const dropNote = () => page.getByRole('button', { name: actWords('drop') });
