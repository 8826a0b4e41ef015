import { copy } from '#src/copy.ts';
import { page } from '../play/hand.ts';

/** Asks again for what could not be fetched. */
export const retry = () => page.getByRole('button', { name: copy.retry }).click();
