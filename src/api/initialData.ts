import { createContext, use, useState } from 'react';
import type { Endpoint, InputOf, OutputOf } from '#contract/protocol/endpoint.ts';

/** Answers of the service that came with the document, by call. */
export type Answers = Readonly<Record<string, unknown>>;

/** What the page that is being taken over was drawn with: answers, and the moment in epoch milliseconds. */
export interface DrawnWith {
  answers: Answers;
  at?: number | undefined;
}

/** Empty for every page that the browser draws by itself. */
export const drawnWithNothing: DrawnWith = { answers: {} };

export const Drawn = createContext<DrawnWith>(drawnWithNothing);

/** What a call is known by among the answers. */
export const callKey = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`;

/** The answer to a call, where it came with the document. */
export const useAhead = <E extends Endpoint>(endpoint: E, input: InputOf<E>): OutputOf<E> | undefined =>
  use(Drawn).answers[callKey(endpoint.path, input)] as OutputOf<E> | undefined;

/** When the page was opened, the same for the document and for the browser that takes it over; epoch milliseconds. */
export const useOpenedAt = (): number => {
  const { at } = use(Drawn);
  return useState(() => at ?? Date.now())[0];
};
