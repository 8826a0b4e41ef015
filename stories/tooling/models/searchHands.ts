import { sailingCopy } from '#src/trade/messages.ts';
import { searchWords } from '#src/features/search/searchCardMessages.ts';
import { page, pass, until, userEvent } from '#stories/tooling/player/hand.ts';

// the picker loads it when it is first used; here it is there already
await import('#src/trade/PortCombobox.tsx');

/** A lane whose ports are known. */
export const complete = { orgPort: '上海', orgPortCode: 'CNSHA', dstPort: '汉堡', dstPortCode: 'DEHAM' };

type PortField = 'orgPortCode' | 'dstPortCode';
export const picker = (field: PortField) => page.elementLocator(document.querySelector(`#field-${field}`)!);
export const swap = () => page.getByRole('button', { name: searchWords.swap });
export const volume = () => page.getByLabelText(searchWords.volume);
export const submit = () => page.getByRole('button', { name: sailingCopy.search.submit });
export const option = (name: string) => page.getByRole('option', { name });
export const harmless = () => page.getByText(sailingCopy.search.dangerousOptions[1].label, { exact: true });

/** Steps into a port field and waits for its combobox. */
export const open = async (field: PortField) => {
  // another element once its combobox has come: a locator of the plain field would not find it
  const input = () => picker(field).element();
  input().focus();
  await until(() => {
    if (input().ariaExpanded === 'true') return true;
    // the field left last takes the focus back a moment after it has closed
    if (document.activeElement !== input()) input().focus();
    return pass(50);
  });
};

/** On a phone an open list of ports lies over what is below its field: it closes where that is left. */
export const leavePicker = async (): Promise<void> => {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.ariaExpanded === 'true') field.blur();
  await until(() => !document.querySelector('[role="combobox"][aria-expanded="true"]'));
};

/** Types into a port field and chooses what it offers. */
export const choose = async (field: PortField, typed: string, name: string) => {
  await open(field);
  await userEvent.fill(picker(field), typed);
  await option(name).click();
};
