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
/** What the device and the tab have stored. */
export const stored = () => ({ ...read(localStorage), ...read(sessionStorage) });

const cookies = (): [string, string][] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=') as [string, string]);
/** The cookie of a name, decoded; undefined where there is none. */
export const cookie = (name: string): string | undefined => {
  const value = new Map(cookies()).get(name);
  return value && decodeURIComponent(value);
};

/** Leaves nothing of one effect to the next. */
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
/** What has the keyboard. */
export const focused = (): string | undefined => document.activeElement?.id;

/** Watches the tabs that are opened; where the browser blocks them none is. */
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
