import { millionthsOf } from '#contract/rules/rounding.ts';
import type { Load } from '#contract/search/load.ts';
import { containers } from './containers.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';

const piecesFor = (load = 0, room: number): number => Math.ceil(millionthsOf(load) / millionthsOf(room));

/** The number of containers of one size that a load needs by payload and by volume; undefined if neither is known. */
export const containersFor = (size: ContainerType, { volumeM3, weightKg }: Load): number | undefined => {
  if (volumeM3 === undefined && weightKg === undefined) return undefined;
  const { payloadKg, volumeM3: roomM3 } = containers[size];
  return Math.max(piecesFor(weightKg, payloadKg), piecesFor(volumeM3, roomM3));
};
