import { copy } from '#src/ui/messages.ts';
import { page } from '#stories/tooling/player/hand.ts';

/** Asks again for what could not be fetched. */
export const retry = () => page.getByRole('button', { name: copy.retry }).click();
