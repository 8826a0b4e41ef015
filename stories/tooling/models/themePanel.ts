import { copy } from '#src/ui/messages.ts';
import { themeWords } from '#src/app/themeMessages.ts';
import { page, pass, until } from '#stories/tooling/player/hand.ts';
import { named } from './named.ts';

/** The panel of the theme settings, where it is open. */
export const themePanel = () => page.getByRole('dialog', { name: themeWords.title });

/** Opens the panel: its code comes when first asked for, and React shows it only some time after the empty place. */
export const openPanel = async (): Promise<void> => {
  await named(copy.footer.settings).click();
  await until(() => themePanel().query() ?? pass(50));
};

/** Closes the panel; the browser tells that a dialog has closed only some time after it has. */
export const closePanel = async (): Promise<void> => {
  const closed = new Promise((resolve) => {
    themePanel().element().addEventListener('close', resolve, { once: true });
  });
  await named(themeWords.done).click();
  await closed;
};
