import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { LocatorByRoleOptions } from 'vitest/browser';

const onceSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Playwright's matching of names: a substring in any letter case, unless it must match exactly. */
export const matcherOf = (wanted: string | RegExp, exact = false) => {
  if (typeof wanted !== 'string') return (text: string) => onceSpaced(text).search(wanted) !== -1;
  const phrase = onceSpaced(wanted);
  if (exact) return (text: string) => onceSpaced(text) === phrase;
  return (text: string) => onceSpaced(text).toLowerCase().includes(phrase.toLowerCase());
};

/** Whether it is shown as disabled. */
export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;

const spokenIn = (label: HTMLLabelElement): string => {
  const copy = label.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  return copy.textContent;
};

/** Elements with this role and name. */
export const byRole = (root: Element, role: string, options: LocatorByRoleOptions): Element[] => {
  const { name, exact, includeHidden = false, disabled, ...states } = options;
  const isNamed = name === undefined ? () => true : matcherOf(name, exact);
  const found = queryAllByRole(root as HTMLElement, role, { ...states, hidden: includeHidden, name: isNamed });
  // ARIA has no role for a password field, Playwright treats it as a text box
  const secrets = role === 'textbox' ? root.querySelectorAll<HTMLInputElement>('input[type="password"]') : [];
  const named = [...secrets].filter(({ labels }) => [...(labels ?? [])].some((label) => isNamed(spokenIn(label))));
  return [...found, ...named].filter((element) => disabled === undefined || isDisabled(element) === disabled);
};

/** The smallest elements with such a text; a text may span inner elements. */
export const byText = (root: Element, matches: (text: string) => boolean): Element[] =>
  queryAllByText(
    root as HTMLElement,
    (_, element) =>
      element !== null &&
      element !== root &&
      matches(element.textContent) &&
      !Array.from(element.children).some((child) => matches(child.textContent)),
    { ignore: 'script, style, noscript' },
  );

/** The controls with such a label. */
export const byLabel = (root: Element, matches: (text: string) => boolean): Element[] =>
  queryAllByLabelText(root as HTMLElement, (label) => matches(label));
