import type { JudgedPlace, PlaceVerdict } from '#contract/rules/segregation/segregation.ts';
import { placeVerdict } from '#contract/rules/segregation/segregation.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { AcceptedCargo } from './acceptanceInput.ts';
import { isChosen, segregatedItem } from './segregatedItem.ts';

/** The verdict on one container, consolidation or bay, by unit; cargo items count from 0. */
export interface SharedPlace {
  unit: number;
  cargoItems: number[];
  verdict: PlaceVerdict;
}

/** The law that judges the goods of a place: on the road and in a warehouse it is not the IMDG Code. */
const judgedPlace = ({ line, shares }: Pick<ServiceDefinition, 'line' | 'shares'>): JudgedPlace | null =>
  line === 'domestic' ? 'truck' : shares;

/** The verdict on each container, consolidation or bay that holds more than one dangerous cargo item. */
export const sharedPlaces = (
  service: Pick<ServiceDefinition, 'line' | 'shares'>,
  cargo: readonly AcceptedCargo[],
): SharedPlace[] => {
  const { shares } = service;
  const place = judgedPlace(service);
  if (shares === null || place === null) return [];
  const units = new Map<number, number[]>();
  cargo.forEach((one, index) => {
    if (!isChosen(one)) return;
    // all cargo of an order shares one consolidation or bay
    const unit = shares === 'container' ? one.unit : 1;
    units.set(unit, [...(units.get(unit) ?? []), index]);
  });
  return [...units]
    .filter(([, cargoItems]) => cargoItems.length > 1)
    .toSorted(([a], [b]) => a - b)
    .map(([unit, cargoItems]) => ({
      unit,
      cargoItems,
      verdict: placeVerdict(
        cargoItems.flatMap((index) => segregatedItem(cargo[index]!, index) ?? []),
        place,
      ),
    }));
};
