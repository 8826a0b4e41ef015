import { groupsIn, noSegregationGroup } from '#contract/rules/segregation/segregationGroups.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import type { AcceptedCargo } from './acceptanceInput.ts';
import type { PackedGoods } from './packedQuantity.ts';
import type { SmallPackageEntry } from './smallPackages.ts';
import { acidAlkaliStanding, exceptedStanding, limitedStanding } from './smallPackages.ts';
import { permitsExcepted, permitsLimited } from './smallQuantities.ts';

type Dangerous = NonNullable<AcceptedCargo['dangerous']>;

/** The exemptions for small packages that are declared, permitted by the list and met by the packages. */
const reliefsOf = (dangerous: Dangerous, packed: PackedGoods | undefined) => {
  const { listed } = dangerous;
  const entry: SmallPackageEntry = {
    unNumber: dangerous.unNumber,
    subsidiaryHazards: dangerous.subsidiaryHazards,
    limitedQuantityLimit: listed?.limitedQuantityLimit ?? null,
    exceptedQuantityCode: listed?.exceptedQuantityCode ?? null,
    confidence: listed?.confidence ?? 'medium',
  };
  return {
    limitedQuantity:
      dangerous.limitedQuantity &&
      permitsLimited(entry.limitedQuantityLimit) &&
      packed !== undefined &&
      limitedStanding(packed, entry) === 'met',
    exceptedQuantity:
      dangerous.exceptedQuantity &&
      permitsExcepted(entry.exceptedQuantityCode) &&
      packed !== undefined &&
      exceptedStanding(packed, entry) === 'met',
    acidAlkaliStatement:
      dangerous.acidAlkaliStatement && packed !== undefined && acidAlkaliStanding(packed, entry) === 'met',
  };
};

/** The groups that the shipper declares; strong acids are acids (3.1.4.4). */
const declaredGroupsOf = ({ declaredGroups }: Dangerous): string[] => {
  const declared = groupsIn(declaredGroups);
  return declared.includes('SGG1a') ? [...new Set(['SGG1', ...declared])] : declared;
};

/** The groups of the list and those that the shipper declares in addition; null if the list is unknown. */
const groupsOf = ({ listed }: Dangerous, declared: readonly string[]): string[] | null =>
  listed
    ? [...new Set([...listed.segregationGroups, ...declared.filter((group) => group !== noSegregationGroup)])]
    : null;

const segregationItemOf = (
  { dangerous, packed }: { dangerous: Dangerous; packed?: PackedGoods | undefined },
  cargoIndex: number,
): SegregationItem => ({
  id: String(cargoIndex),
  unNumber: dangerous.unNumber,
  properShippingName: dangerous.properShippingName,
  hazardClass: dangerous.hazardClass,
  subsidiaryHazards: dangerous.subsidiaryHazards,
  packingGroup: dangerous.packingGroup,
  segregationCodes: dangerous.listed?.segregationCodes ?? null,
  segregationGroups: groupsOf(dangerous, declaredGroupsOf(dangerous)),
  declaredGroups: declaredGroupsOf(dangerous),
  technicalName: dangerous.technicalName,
  ...reliefsOf(dangerous, packed),
  limitedQuantityLimit: dangerous.listed?.limitedQuantityLimit ?? null,
  noReactionStatement: dangerous.noReactionStatement ?? false,
  confidence: dangerous.listed?.confidence ?? 'medium',
});

/** Whether it is dangerous and its entry of the list is chosen. */
export const isChosen = ({ dangerous }: AcceptedCargo): boolean => dangerous !== null && dangerous.hazardClass !== '';

/** A dangerous cargo item as the segregation rules read it; null for other goods and if no entry is chosen. */
export const segregatedItem = (one: AcceptedCargo, index: number): SegregationItem | null =>
  isChosen(one) ? segregationItemOf({ dangerous: one.dangerous!, packed: one.packed }, index) : null;
