import type { Suspicion } from '#contract/rules/acceptance/suspicions.ts';
import { orderMessages } from './messages.ts';

/** Why the desk looks at a part of an order, in a sentence. */
export const reasonText = ({ why, words }: Pick<Suspicion, 'why' | 'words'>): string =>
  orderMessages.follow.suspected.reasons[why](words);
