import { configure, getConfig } from '@testing-library/dom';
import type { Locator } from 'vitest/browser';
import type { Hand, Mouse } from './hand.ts';
import { inPage, person, pointOn } from './inPageLocator.ts';

const elementOf = (found: Element | Locator): HTMLElement =>
  ('element' in found ? found.element() : found) as HTMLElement;

/** Lets an element take hold of the pointer: browsers let it hold only pointers of their own. */
const withHold = (element: Element) => {
  let isHeld = false;
  const hold = {
    setPointerCapture: () => void (isHeld = true),
    hasPointerCapture: () => isHeld,
    releasePointerCapture: () => void (isHeld = false),
  };
  Object.assign(element, hold);
  return () => Object.keys(hold).forEach((name) => Reflect.deleteProperty(element, name));
};

/** A mouse of events; what it holds follows it, wherever it goes. */
const mouse = (): Mouse => {
  let held: { element: Element; at: { clientX: number; clientY: number }; letGo: () => void } | undefined;
  return {
    press: async (element) => {
      held = { element, at: pointOn(element), letGo: withHold(element) };
      await person.pointer({ keys: '[MouseLeft>]', target: element, coords: held.at });
    },
    drag: async (x) => {
      if (!held) return;
      held.at = { ...held.at, clientX: held.at.clientX + x };
      await person.pointer({ target: held.element, coords: held.at });
    },
    release: async () => {
      if (!held) return;
      await person.pointer({ keys: '[/MouseLeft]', target: held.element, coords: held.at });
      held.letGo();
      held = undefined;
    },
  };
};

/** The hand of Storybook: it finds as the tests' hand does, and acts by events made in the page itself. */
export const inPageHand = (pass: Hand['pass']): Hand => ({
  page: inPage,
  userEvent: {
    keyboard: (text) => person.keyboard(text),
    fill: (found, text) => inPage.elementLocator(elementOf(found)).fill(text),
    upload: async (found, files) => person.upload(elementOf(found), files as File | File[]),
    selectOptions: async (found, values) => person.selectOptions(elementOf(found), values as string | string[]),
    click: (found, options) => inPage.elementLocator(elementOf(found)).click(options),
    hover: async (found) => person.hover(elementOf(found)),
    unhover: async (found) => person.unhover(elementOf(found)),
  },
  mouse: mouse(),
  pass,
});

/**
 * Has gestures run as a browser's own do: at once, and without React's test mode, which draws at other moments. What
 * Storybook set instead waits for timers that stand still here. Gives back what undoes it.
 */
export const actPlainly = (): (() => void) => {
  const before = { ...getConfig() };
  configure({ asyncWrapper: async (act) => act(), eventWrapper: (act) => act() });
  return () => configure(before);
};
