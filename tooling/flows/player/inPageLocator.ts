import { userEvent } from '@testing-library/user-event';
import type { Locator, LocatorOptions, UserEventClickOptions } from 'vitest/browser';
import { once } from '../views.ts';
import { until } from './driver.ts';
import { byLabel, byRole, byText, isDisabled, matcherOf } from './inPageFind.ts';

type Find = () => Element[];

/** The simulated user: pressed keys persist between gestures, and any file may be dropped. */
export const user = once(() => userEvent.setup({ delay: null, applyAccept: false }));

const wordsFor = (element: Element | null): string =>
  element ? `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 20)}` : '窗口之外';

/** Where an element is pressed, in CSS pixels of the window: at a given place, or in its middle. */
export const pointOn = (element: Element, place?: { x?: number; y?: number }) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + (place?.x ?? width / 2), clientY: y + (place?.y ?? height / 2) };
};

/** The element that a press at a place really hits; undefined if another one covers it. */
const metAt = (element: Element, place: UserEventClickOptions['position']): Element | undefined => {
  const find = () => {
    const { clientX, clientY } = pointOn(element, place);
    const met = document.elementFromPoint(clientX, clientY);
    const isOwn = met && (element.contains(met) || met.closest('label')?.control === element);
    return isOwn ? met : undefined;
  };
  const met = find();
  if (met) return met;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return find();
};

/** What prevents a user from pressing an element, if anything. */
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

const only = (text: string, found: Element[]): Element => {
  if (found[0] && found.length === 1) return found[0];
  throw new Error(`${text}：页面上有 ${found.length} 处`);
};

/** A locator that is evaluated at every use, with the user's gestures on it. */
const locatorOf = (description: string, find: Find): Locator => {
  /** Waits in real time until a user could press it. */
  const ready = async (place?: UserEventClickOptions['position']): Promise<Element> => {
    let obstacle: string | undefined;
    await until(() => !(obstacle = obstacleIn(find(), place))).catch((error: unknown) => {
      throw obstacle ? new Error(`${description}：${obstacle}`) : error;
    });
    return only(description, find());
  };
  const press = async (keys: string, { position }: UserEventClickOptions = {}) => {
    const element = await ready(position);
    const target = metAt(element, position) ?? element;
    await user().pointer({ keys, target, coords: pointOn(element, position) });
  };
  const inside = (more: string, findIn: (root: Element) => Element[]) =>
    locatorOf(`${description} ${more}`, () => [...new Set(find().flatMap(findIn))]);

  const locator: Pick<Locator, Offered> = {
    ...finders(inside),
    click: (options) => press('[MouseLeft]', options),
    dblClick: (options) => press('[MouseLeft][MouseLeft]', options),
    fill: async (text) => {
      const element = (await ready()) as HTMLInputElement;
      await user().clear(element);
      if (text === '') return;
      element.focus();
      await user().paste(text);
    },
    elements: () => find() as HTMLElement[],
    query: () => (find().length === 0 ? null : only(description, find())) as HTMLElement | null,
    element: () => only(description, find()) as HTMLElement,
    first: () => locatorOf(`${description} 之首`, () => find().slice(0, 1)),
    last: () => locatorOf(`${description} 之末`, () => find().slice(-1)),
    nth: (index) => locatorOf(`${description} 之 ${index}`, () => find().slice(index).slice(0, 1)),
    filter: ({ hasText = '' }) => {
      const matches = matcherOf(hasText);
      return locatorOf(`${description} “${hasText}”`, () => find().filter(({ textContent }) => matches(textContent)));
    },
  };
  // the models use no other methods of a locator
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

const finders = (inside: (text: string, findIn: (root: Element) => Element[]) => Locator): Finders => ({
  getByRole: (role, options = {}) =>
    inside(`${role} ${String(options.name ?? '')}`.trim(), (root) => byRole(root, role, options)),
  getByText: (text, { exact }: LocatorOptions = {}) =>
    inside(`“${String(text)}”`, (root) => byText(root, matcherOf(text, exact))),
  getByLabelText: (text, { exact }: LocatorOptions = {}) =>
    inside(`标签“${String(text)}”`, (root) => byLabel(root, matcherOf(text, exact))),
});

/**
 * The finders of Storybook's driver, with the rules of the tests' driver; lightboxes count. They have the shape of
 * Vitest's locators because the same gestures run with Chromium's own input, which has those, and Storybook has none.
 * user-event alone would press a button although another element covers it, which Chromium and this reject.
 */
export const inPage: Finders & { elementLocator: (element: Element) => Locator } = {
  ...finders((text, findIn) => locatorOf(text, () => findIn(document.body))),
  elementLocator: (element) => locatorOf(wordsFor(element), () => [element]),
};
