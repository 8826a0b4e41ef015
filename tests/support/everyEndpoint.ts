import type { Endpoint } from '#contract/protocol/endpoint.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../contract/*/*.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'output' in value;

/** Every call of the contract by its export name. */
export const everyEndpoint = (): [name: string, endpoint: Endpoint][] =>
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .toSorted(([one], [other]) => one.localeCompare(other));
