import type { Problem } from '#contract/protocol/problem.ts';
import { containerGrossKgMax, containers } from '#contract/rules/loading/containers.ts';
import { figure } from '#contract/rules/loading/figures.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import { rejectedAt } from '#contract/rules/loading/loadFinding.ts';
import type { UnitRoom } from '#contract/rules/loading/unitLoads.ts';
import { isAllotted } from '#contract/rules/loading/units.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { sumOf, times } from '#contract/rules/rounding.ts';
import type { OrderFacts } from './serviceDefinition.ts';

/** The payload and volume of the chosen dry containers together. */
export const containersRoomOf = (items: OrderFacts['items']): { payloadKg: number; volumeM3: number } => {
  const chosen = Object.entries(containers).map(([size, room]) => ({ room, pieces: items[size] ?? 0 }));
  return {
    payloadKg: sumOf(chosen.map(({ room, pieces }) => room.payloadKg * pieces)),
    volumeM3: sumOf(chosen.map(({ room, pieces }) => times(room.volumeM3, pieces))),
  };
};

/** Whether goods exceed the payload and volume of dry containers, by item code. */
export const loadProblems = ({ items, grossKg, volumeM3 }: OrderFacts): Record<string, Problem> => {
  const room = containersRoomOf(items);
  if (grossKg > room.payloadKg) return { items: 'overPayload' };
  return volumeM3 > room.volumeM3 ? { items: 'overVolume' } : {};
};

/** The tare (kg) of a shipper's own container; 0 where it is the carrier's or not given. */
export const tareKgOf = (details: { owner: string; tareKg: number | '' }): number =>
  details.owner === 'SOC' ? Number(details.tareKg) : 0;

/**
 * What a dry container takes. A shipper's own container takes what its tare leaves of the maximum gross mass, at most
 * the typical payload. Source: the container table; ISO 668, sure.
 */
export const containerRoomOf = (code: string, tareKg = 0): UnitRoom => {
  const container = Object.hasOwn(containers, code) ? containers[code as ContainerType] : undefined;
  if (!container) return { nameZh: code };
  const { payloadKg, volumeM3, nameZh } = container;
  return { nameZh, volumeM3, payloadKg: Math.min(payloadKg, sumOf([containerGrossKgMax, -tareKg])) };
};

interface OwnedDetails {
  owner: string;
  tareKg: number | '';
  vgmMethod?: string;
}

/**
 * What the tare of a shipper's own containers rules out: more goods than it leaves room for, and a verified gross mass
 * by calculation without it. Source: ISO 668; SOLAS VI/2 with MSC.1/Circ.1475 (method 2 adds the tare), sure.
 */
export const ownContainerFindings = ({ items, cargo, grossKg, details }: OrderFacts<OwnedDetails>): LoadFinding[] => {
  if (details.owner !== 'SOC') return [];
  const tareKg = tareKgOf(details);
  if (tareKg === 0)
    return details.vgmMethod === '2'
      ? [rejectedAt('details.tareKg', 'VGM 方法二按货物与箱体自重累加，货主箱须填每箱自重', 'SOLAS 第 VI 章第 2 条')]
      : [];
  const roomKg = sumOf(
    Object.entries(items).map(([code, pieces]) => times(containerRoomOf(code, tareKg).payloadKg ?? 0, pieces)),
  );
  return !isAllotted(cargo) && roomKg > 0 && grossKg > roomKg
    ? [
        rejectedAt(
          'details.tareKg',
          `每箱自重 ${figure(tareKg)} kg、最大总质量 ${figure(containerGrossKgMax)} kg，合计可装 ${figure(roomKg)} kg，货物 ${figure(grossKg)} kg 超出`,
          'ISO 668',
        ),
      ]
    : [];
};
