import { createContext, use, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';

/** Responses of the service that came with the document, by call. */
export type Responses = Readonly<Record<string, unknown>>;

/** The data the page was rendered with: responses, and the time in epoch milliseconds. */
export interface InitialData {
  responses: Responses;
  /** The query of the address that the document was rendered for, without its question mark. */
  query?: string;
  at?: number | undefined;
}

/** Empty for every page that the browser renders itself. */
export const noInitialData: InitialData = { responses: {} };

export const InitialDataContext = createContext<InitialData>(noInitialData);

/** Whether the page has the document's data; unlike `useHydrated` it does not render again once the page is hydrated. */
export const useIsPrerendered = (): boolean => use(InitialDataContext) !== noInitialData;

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The key of a call among the responses, independent of its input's property order. */
export const callKey = (path: string, input: unknown): string => `${path} ${JSON.stringify(input, inOrder)}`;

/**
 * The response to a call, if it came with the document. A page that should not load the call's schemas passes its type
 * and its path.
 */
export const useInitialData = <E extends Endpoint>(
  endpoint: E | Pick<E, 'path'>,
  input: InputOf<E>,
): OutputOf<E> | undefined =>
  use(InitialDataContext).responses[callKey(endpoint.path, input)] as OutputOf<E> | undefined;

/** When the page was opened, equal for the document and the hydrating browser; epoch milliseconds. */
export const useOpenedAt = (): number => {
  const { at } = use(InitialDataContext);
  return useState(() => at ?? Date.now())[0];
};
