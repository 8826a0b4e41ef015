import { onTestFinished, vi } from 'vitest';
import type { Deed } from './fakeSite.ts';

/** A call of the service that shows its own failures. */
export const quietly = (path: string, input: unknown, options: object = {}): Deed => [
  'call',
  path,
  input,
  { quiet: true, ...options },
];

const read = (store: Storage) => Object.fromEntries(Object.entries(store));
/** The stored values of the device and the tab. */
export const stored = () => ({ ...read(localStorage), ...read(sessionStorage) });

const cookies = (): [string, string][] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=') as [string, string]);
/** The decoded cookie of a name; undefined if there is none. */
export const cookie = (name: string): string | undefined => {
  const value = new Map(cookies()).get(name);
  return value && decodeURIComponent(value);
};

/** Clears the state of one effect before the next. */
export const emptyBrowser = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name] of cookies()) document.cookie = `${name}=; path=/; max-age=0`;
};

/** Puts the input of a field into the page. */
export const withField = (name: string) => (): void => {
  const input = document.createElement('input');
  input.id = `field-${name}`;
  document.body.append(input);
  onTestFinished(() => input.remove());
};
/** The focused element. */
export const focused = (): string | undefined => document.activeElement?.id;

/** Records opened tabs; none if the browser blocks them. */
export const openedTabs = ({ blocked = false } = {}) => {
  const addresses: string[] = [];
  return {
    addresses,
    watch: (): void => {
      addresses.length = 0;
      const tab = { opener: window, location: { replace: (href: string) => addresses.push(href) } };
      const open = vi.spyOn(window, 'open').mockReturnValue(blocked ? null : (tab as unknown as Window));
      onTestFinished(() => open.mockRestore());
    },
  };
};
