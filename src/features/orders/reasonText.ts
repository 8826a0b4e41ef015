import type { ControlCode } from '#contract/rules/documents/controlledGoods.ts';
import { controlNamesZh } from '#contract/rules/documents/controlledGoods.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { orderMessages } from './messages.ts';

/** Why the desk looks at a part of an order, in a sentence. */
export const reasonText = ({ why, words }: Pick<Suspicion, 'why' | 'words'>): string =>
  orderMessages.follow.suspected.reasons[why](words);

/** The Chinese name of a list of control. */
export const controlName = (code: ControlCode): string => controlNamesZh[code];

/** The same with its cargo item. */
export const reasonOfItem = ({ path, ...reason }: Pick<Suspicion, 'path' | 'why' | 'words'>): string => {
  const cargoItem = /^cargo\.(\d+)/.exec(path)?.[1];
  const text = reasonText(reason);
  return cargoItem === undefined ? text : orderMessages.follow.reasonOfItem(Number(cargoItem) + 1, text);
};
