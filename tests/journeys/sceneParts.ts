import type { Locator, Page } from 'playwright';

/** Something to look at, and the gestures that lead there from the one before. */
export interface Scene {
  name: string;
  /** It is the page itself, or a menu of it, with no dialog over it. */
  isPage?: true;
  open: (page: Page) => Promise<unknown>;
}

export const go = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
};

/** Found by what it shows: the dialog's own box has no size. */
export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
