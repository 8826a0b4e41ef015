import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { searchMachine } from '#machines/search.ts';
import type { SearchData } from '#machines/searchData.ts';
import { sailingCopy } from '#src/sailingCopy.ts';
import { searchWords } from '#src/flows/searchWords.ts';
import type { Answering } from './answering.ts';
import { settled } from './time.ts';

// the picker loads it when it is first used; here it is there already
await import('#src/parts/PortCombobox.tsx');

/** A lane whose ports are known. */
export const complete = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };

/** Says what this device searched for before: the first question of a card. */
export const recall = async (
  asked: Answering<typeof searchMachine>['asked'],
  searches: SearchData[] = [],
): Promise<void> => {
  asked.recallSearches?.at(-1)?.answer(searches);
  await settled();
};

type PortField = 'orgPortCode' | 'dstPortCode';
export const picker = (field: PortField) => page.elementLocator(document.querySelector(`#field-${field}`)!);
/** What the form sends of a port beside its name. */
export const hidden = (field: PortField) =>
  page.elementLocator(document.querySelector(`input[type="hidden"][name="${field}"]`)!);
export const swap = () => page.getByRole('button', { name: searchWords.swap });
export const volume = () => page.getByLabelText(searchWords.volume);
export const submit = () => page.getByRole('button', { name: sailingCopy.search.submit });
export const option = (name: string) => page.getByRole('option', { name });
export const harmless = () => page.getByText(sailingCopy.search.dangerousOptions[1].label, { exact: true });
export const danger = (label: string) => page.getByRole('radio', { name: label });

/** Steps into a port field and waits for its combobox. */
export const open = async (field: PortField) => {
  picker(field).element().focus();
  // another element by then: a locator of the plain field would not find it
  await expect.poll(() => picker(field).element().ariaExpanded).toBe('true');
};
export const choose = async (field: PortField, typed: string, name: string) => {
  await open(field);
  await userEvent.fill(picker(field), typed);
  await option(name).click();
};
