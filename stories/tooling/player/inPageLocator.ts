import { userEvent } from '@testing-library/user-event';
import type { Locator, LocatorOptions, UserEventClickOptions } from 'vitest/browser';
import { until } from './hand.ts';
import { byLabel, byRole, byText, isDisabled, matcherOf } from './inPageFind.ts';

type Find = () => Element[];

/** The one person at this page: what it holds down goes on from gesture to gesture, and it may drop any file. */
export const person = userEvent.setup({ delay: null, applyAccept: false });

const wordsFor = (element: Element | null): string =>
  element ? `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 20)}` : '窗口之外';

/** Where an element is pressed, in CSS pixels of the window: at a place inside it, or in its middle. */
export const pointOn = (element: Element, place?: { x?: number; y?: number }) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + (place?.x ?? width / 2), clientY: y + (place?.y ?? height / 2) };
};

/** What a press at a place of an element really meets; undefined where something else lies over it. */
const metAt = (element: Element, place: UserEventClickOptions['position']): Element | undefined => {
  const look = () => {
    const { clientX, clientY } = pointOn(element, place);
    const met = document.elementFromPoint(clientX, clientY);
    const isOwn = met && (element.contains(met) || met.closest('label')?.control === element);
    return isOwn ? met : undefined;
  };
  const met = look();
  if (met) return met;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
};

/** What keeps a person from pressing what is looked for, if anything does. */
const obstacleIn = (found: Element[], place: UserEventClickOptions['position']): string | undefined => {
  const [element] = found;
  if (!element) return '页面上没有';
  if (found.length > 1) return `页面上有 ${found.length} 处，不知是哪一处`;
  if (!element.checkVisibility({ visibilityProperty: true })) return '看不见';
  if (isDisabled(element)) return '不可用';
  if (metAt(element, place)) return undefined;
  const { clientX, clientY } = pointOn(element, place);
  return `被 ${wordsFor(document.elementFromPoint(clientX, clientY))} 挡住`;
};

const only = (words: string, found: Element[]): Element => {
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`${words}：页面上有 ${found.length} 处`);
};

/** A description of what is on the page, looked up anew at every use, with what a person does there. */
const locatorOf = (words: string, find: Find): Locator => {
  /** Waits in real time until a person could press it. */
  const ready = async (place?: UserEventClickOptions['position']): Promise<Element> => {
    let obstacle: string | undefined;
    await until(() => !(obstacle = obstacleIn(find(), place))).catch((error: unknown) => {
      throw obstacle ? new Error(`${words}：${obstacle}`) : error;
    });
    return only(words, find());
  };
  const press = async (keys: string, { position }: UserEventClickOptions = {}) => {
    const element = await ready(position);
    const target = metAt(element, position) ?? element;
    await person.pointer({ keys, target, coords: pointOn(element, position) });
  };
  const inside = (more: string, findIn: (root: Element) => Element[]) =>
    locatorOf(`${words} ${more}`, () => [...new Set(find().flatMap(findIn))]);

  const locator: Pick<Locator, Offered> = {
    ...finders(inside),
    click: (options) => press('[MouseLeft]', options),
    dblClick: (options) => press('[MouseLeft][MouseLeft]', options),
    fill: async (text) => {
      const element = (await ready()) as HTMLInputElement;
      await person.clear(element);
      if (text === '') return;
      element.focus();
      await person.paste(text);
    },
    elements: () => find() as HTMLElement[],
    query: () => (find().length === 0 ? null : only(words, find())) as HTMLElement | null,
    element: () => only(words, find()) as HTMLElement,
    first: () => locatorOf(`${words} 之首`, () => find().slice(0, 1)),
    last: () => locatorOf(`${words} 之末`, () => find().slice(-1)),
    nth: (index) => locatorOf(`${words} 之 ${index}`, () => find().slice(index).slice(0, 1)),
    filter: ({ hasText = '' }) => {
      const matches = matcherOf(hasText);
      return locatorOf(`${words} “${hasText}”`, () => find().filter(({ textContent }) => matches(textContent)));
    },
  };
  // the rest of a locator's methods is what the flows' models do without
  return locator as Locator;
};

type Finders = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabelText'>;
type Offered =
  | keyof Finders
  | 'click'
  | 'dblClick'
  | 'fill'
  | 'elements'
  | 'query'
  | 'element'
  | 'first'
  | 'last'
  | 'nth'
  | 'filter';

const finders = (inside: (words: string, findIn: (root: Element) => Element[]) => Locator): Finders => ({
  getByRole: (role, options = {}) =>
    inside(`${role} ${String(options.name ?? '')}`.trim(), (root) => byRole(root, role, options)),
  getByText: (text, { exact }: LocatorOptions = {}) =>
    inside(`“${String(text)}”`, (root) => byText(root, matcherOf(text, exact))),
  getByLabelText: (text, { exact }: LocatorOptions = {}) =>
    inside(`标签“${String(text)}”`, (root) => byLabel(root, matcherOf(text, exact))),
});

/** The page as Storybook's hand finds things in it, by the rules of the tests' hand; lightboxes count. */
export const inPage: Finders & { elementLocator: (element: Element) => Locator } = {
  ...finders((words, findIn) => locatorOf(words, () => findIn(document.body))),
  elementLocator: (element) => locatorOf(wordsFor(element), () => [element]),
};
