import type { Suspicion } from '#contract/rules/acceptance/suspicions.ts';
import { orderMessages } from './messages.ts';

/** Why the desk looks at a part of an order, in a sentence. */
export const reasonText = ({ why, words }: Pick<Suspicion, 'why' | 'words'>): string =>
  orderMessages.follow.suspected.reasons[why](words);

const controlNames: Readonly<Record<string, string>> = {
  toxic: '剧毒',
  explosive: '易制爆',
  drug1: '易制毒（一类）',
  drug2: '易制毒（二类）',
  drug3: '易制毒（三类）',
};

/** The Chinese name of a list of control. */
export const controlName = (code: string): string => controlNames[code] ?? code;

/** The same with its cargo item. */
export const reasonOfItem = ({ path, ...reason }: Pick<Suspicion, 'path' | 'why' | 'words'>): string => {
  const cargoItem = /^cargo\.(\d+)/.exec(path)?.[1];
  const text = reasonText(reason);
  return cargoItem === undefined ? text : orderMessages.follow.reasonOfItem(Number(cargoItem) + 1, text);
};
