import { uiMessages } from '#src/ui/messages/ui.ts';
import { page } from '#flows';

/** The button that repeats a failed request. */
export const retry = () => page.getByRole('button', { name: uiMessages.retry }).click();
