import { limits } from '#contract/protocol/limits.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import type { TypedContainers } from './containers.ts';
import { containerCount } from './containers.ts';
import type { Load } from './load.ts';

/** A container size by its code; the first if there is none such. */
export const containerTypeTyped = (typed: string): ContainerType =>
  containerTypes.find((one) => one === typed) ?? containerTypes[0];

/** The containers of a search: as many as typed, else as many as the load needs, at least one. */
export const containersTyped = (
  typed: Pick<TypedContainers, 'containerType' | 'containers'>,
  load: Load,
): { containerType: ContainerType; containers: number } => {
  const containerType = containerTypeTyped(typed.containerType);
  const count = containerCount(typed.containers);
  const needed = Math.max(containersFor(containerType, load) ?? 1, 1);
  return { containerType, containers: typeof count === 'number' ? count : Math.min(needed, limits.containersMax) };
};
