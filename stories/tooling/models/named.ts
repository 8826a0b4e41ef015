import type { Locator } from 'vitest/browser';
import { page } from '#flows';

/** A button by its whole name. */
export const named = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
