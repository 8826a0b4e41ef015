import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { readCookie } from './cookies.ts';
import { newId } from './id.ts';
import { onceRendered } from './onceRendered.ts';
import { readStored, writeStored } from './storage.ts';

// used by lazy code only, so it is not in the chunk that every page loads

/** The phone of the remembered sign-in; the rest is in a cookie that scripts cannot read. */
export const rememberedUser = (): string | undefined =>
  readCookie('checkedPassWord') === '1' ? readCookie('userName') : undefined;

/** Returns a parameter of the address and removes it there, so that a reload does not repeat it. */
export const takeParameters = (names: readonly string[]): ReadonlyMap<string, string> => {
  const address = new URL(location.href);
  const taken = new Map([...address.searchParams].filter(([name]) => names.includes(name)));
  for (const name of taken.keys()) address.searchParams.delete(name);
  if (taken.size > 0) history.replaceState(history.state, '', address);
  return taken;
};

/** Puts a removed parameter back into the address, for the page after the next reload. */
export const putBackParameters = (taken: ReadonlyMap<string, string>): void => {
  const address = new URL(location.href);
  for (const [name, value] of taken) address.searchParams.set(name, value);
  history.replaceState(history.state, '', address);
};

/** Whether the visitor prefers reduced motion. */
export const prefersLessMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

/** Prints the page with its print style. */
export const printPage = (): void => window.print();

/** The identifier of a captcha widget, created once and stored under `slider` or `point`. */
export const clientUid = (key: 'slider' | 'point'): string => {
  const prefix = `${key}-`;
  const stored = readStored('localStorage', key);
  if (stored?.startsWith(prefix)) return stored;
  const made = prefix + newId();
  // without storage every visit is a new client
  writeStored('localStorage', key, made);
  return made;
};

/** The first rendered field among these dotted paths. */
const firstField = (paths: readonly string[]): HTMLElement | undefined =>
  paths
    .map((path) => document.getElementById(`field-${path}`))
    .filter((field) => field !== null)
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];

/** Whether an element is in a sticky bar: it is in sight already, and scrolling to its place would only move the page. */
const isSticky = (element: Element | null): boolean =>
  element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));

/** Focuses a field, and first opens the closed disclosures around it. */
const focusOn = (field: HTMLElement | undefined): void => {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
  if (field && !isSticky(field)) field.scrollIntoView({ block: 'center' });
};

/** Focuses the first field with a problem, by its dotted path. */
export const focusField = (paths: readonly string[]): void => focusOn(firstField(paths));

/** Focuses the first of these fields as soon as one is rendered. */
export const focusOnceShown = (paths: readonly string[]): void => {
  if (paths.length > 0) onceRendered(() => firstField(paths), focusOn);
};

/** A chosen file with its bytes; throws if it was not chosen in this browser. */
export const withBytes = (file: ChosenFile): File => {
  if (!(file instanceof File)) throw new TypeError(`${file.name} has no bytes`);
  return file;
};
