import { orderMessages } from '#src/features/orders/messages.ts';
import { page } from '#flows';

/** Every command on an order has its own text. */
const commandText = (kind: 'label' | 'submit' | 'drop'): RegExp =>
  new RegExp(
    `^(${Object.values(orderMessages.commands)
      .map((text) => text[kind])
      .join('|')})`,
  );

/** The note of the open command. */
export const note = () => page.getByRole('textbox', { name: commandText('label') });
/** The button that sends the command. */
export const submitNote = () => page.getByRole('button', { name: commandText('submit') });
/** The button that cancels the command. */
export const dropNote = () => page.getByRole('button', { name: commandText('drop') });
