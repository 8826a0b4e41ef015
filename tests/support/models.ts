import type { Model } from '#flows';
import { allServices } from '#contract/services/definitions/allServices.ts';

const files = import.meta.glob<{ default: Model }>('../../stories/tooling/models/[A-Z]*.tsx', { eager: true });

/** Every model by the name of its view. */
export const models = Object.entries(files).map(
  ([path, file]) => [/(\w+)\.tsx$/.exec(path)![1]!, file.default] as const,
);

/** Stored paths contain only the names of services, so that their labels stay in the contract. */
export const serviceNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(allServices).map(([name, service]) => [service, name]),
);
