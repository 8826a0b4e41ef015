import { sailingMessages } from '#src/trade/messages/trade.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';
import { page, pass, until, userEvent } from '#flows';

// lazy in the picker; here it is loaded beforehand
await import('#src/trade/PortCombobox.tsx');

/** A lane with known ports. */
export const complete = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };

type PortField = 'orgPortCode' | 'dstPortCode';
export const picker = (field: PortField) => page.elementLocator(document.querySelector(`#field-${field}`)!);
export const swap = () => page.getByRole('button', { name: searchCardMessages.swap });
export const volume = () => page.getByLabelText(searchCardMessages.volume);
export const submit = () => page.getByRole('button', { name: sailingMessages.search.submit });
export const option = (name: string) => page.getByRole('option', { name });
export const harmless = () => page.getByText(sailingMessages.search.dangerousOptions[1].label, { exact: true });

/** Focuses a port field and waits for its combobox. */
export const open = async (field: PortField) => {
  // the combobox replaces the element, so a locator of the plain field would not find it
  const input = () => picker(field).element();
  input().focus();
  await until(() => {
    if (input().ariaExpanded === 'true') return true;
    // the field that was left last regains the focus a moment after it has closed
    if (document.activeElement !== input()) input().focus();
    return pass(50);
  });
};

/** On a phone an open port list covers the content below its field; it closes when the field is left. */
export const leavePicker = async (): Promise<void> => {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.ariaExpanded === 'true') field.blur();
  await until(() => !document.querySelector('[role="combobox"][aria-expanded="true"]'));
};

/** Types into a port field and chooses an option. */
export const choose = async (field: PortField, typed: string, name: string) => {
  await open(field);
  await userEvent.fill(picker(field), typed);
  await option(name).click();
};
