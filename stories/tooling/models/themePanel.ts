import { uiMessages } from '#src/ui/messages/ui.ts';
import { themeMessages } from '#src/app/messages/theme.ts';
import { page, pass, until } from '#flows';
import { named } from './named.ts';

/** The open panel of the theme settings. */
export const themePanel = () => page.getByRole('dialog', { name: themeMessages.title });

/** Opens the panel: its code loads on demand, and React shows it a moment after the empty place. */
export const openPanel = async (): Promise<void> => {
  await named(uiMessages.footer.settings).click();
  await until(() => themePanel().query() ?? pass(50));
};

/** Closes the panel; the browser reports that a dialog has closed only some time later. */
export const closePanel = async (): Promise<void> => {
  const closed = new Promise((resolve) => {
    themePanel().element().addEventListener('close', resolve, { once: true });
  });
  await named(themeMessages.done).click();
  await closed;
};
