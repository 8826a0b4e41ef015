import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copy } from '#src/copy.ts';
import { settled } from './time.ts';

// the picker loads it when it is first used; here it is there already
await import('#src/parts/PortCombobox.tsx');

type PortField = 'orgPortCode' | 'dstPortCode';
export const picker = (field: PortField) => page.elementLocator(document.querySelector(`#field-${field}`)!);
export const submit = () => page.getByRole('button', { name: copy.search.submit });
const option = (name: string) => page.getByRole('option', { name });
export const harmless = () => page.getByText(copy.search.dangerousOptions[1].label, { exact: true });
export const danger = (label: string) => page.getByRole('radio', { name: label });

/** Steps into a port field and waits for its combobox. */
export const open = async (field: PortField) => {
  picker(field).element().focus();
  await settled();
  await expect.element(picker(field)).toHaveAttribute('aria-expanded', 'true');
};
export const choose = async (field: PortField, typed: string, name: string) => {
  await open(field);
  await userEvent.fill(picker(field), typed);
  await option(name).click();
};
