import type { Problem } from '#contract/protocol/problem.ts';
import type { RateBasis, ServiceLine } from '#contract/services/serviceLine.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import type { DetailsOf, FieldValue, LineFields } from './serviceFields.ts';

/** What the list and the shipper say of a dangerous line. */
export interface DangerousFacts {
  unNumber: string;
  packingGroup: 'I' | 'II' | 'III' | null;
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  flashPoint: string;
  /** The list's tank instruction; null where it has none, undefined where the list was not asked. */
  tankInstruction?: string | null | undefined;
}

/** The quantities of an order, by what they are counted in or by the code of the one charge that they are for. */
export type Measures = Readonly<Partial<Record<RateBasis, number>> & Record<string, number | undefined>>;

/** The facts of an order that its measures and checks read; unreadable numbers of a form count as none. */
export interface OrderFacts<Details = Record<string, FieldValue>, CargoDetails = Record<string, FieldValue>> {
  /** How many of each item are chosen. */
  items: Readonly<Record<string, number>>;
  details: Details;
  cargo: readonly {
    packages: number;
    grossKg: number;
    volumeM3: number;
    dangerous: DangerousFacts | null;
    details: CargoDetails;
  }[];
  packages: number;
  grossKg: number;
  volumeM3: number;
  isDangerous: boolean;
}

/** A section of a line's form: its own fields that belong together. */
export interface FieldGroup<Name extends string = string> {
  titleZh: string;
  fields: readonly Name[];
}

export type PartyName = 'shipper' | 'consignee' | 'notifyParty';

/** All that differs between one line of business and another when it is ordered. */
export interface LineDefinition<Fields extends LineFields = LineFields, CargoFields extends LineFields = LineFields> {
  line: ServiceLine;
  /** The line's name, at most eight characters. */
  nameZh: string;
  /** The letters its order numbers begin with. */
  prefix: string;
  /** Where its orders are filled in and where they lead when placed; null where the dialog says all. */
  routes: { order: string; success: string | null };
  /** What is chosen of the offer, by number or one of all; null where the cargo alone decides. */
  items: { labelZh: string; choose: 'many' | 'one'; unitZh: string; max: number } | null;
  /** The line's own fields, by name; their groups are the sections they stand in. */
  fields: Fields;
  groups: readonly FieldGroup[];
  /** What each line of cargo says besides names, packages, weight and volume. */
  cargoFields: CargoFields;
  /** Whether its goods are described line by line; chemical goods that are bought are described by their offer. */
  asksCargo: boolean;
  /** Whether goods are taken for dangerous until the form says otherwise, as the search does; not where a rule refuses them all. */
  beginsDangerous: boolean;
  /** Whether goods travel at all, and whether out of the country: customs, an English name and an HS code follow. */
  moves: boolean;
  crossesBorders: boolean;
  parties: readonly PartyName[];
  /** What its dangerous goods share; null where they never lie together. */
  shares: SharedPlace | null;
  /** The quantities a price is asked for, by basis, of the whole order. */
  measures(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Measures;
  /** The same of each chosen item, where it does not count as one. */
  perItem?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Measures;
  /** What is wrong with fields that are right each by itself, by dotted path. */
  problems?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Readonly<Record<string, Problem>>;
  /** Statuses that are called differently than at sea. */
  statusZh: Partial<Record<OrderStatus, string>>;
}

/** Declares a line; its functions know the fields by their names and kinds. */
export const defineLine = <const Fields extends LineFields, const CargoFields extends LineFields>(
  definition: LineDefinition<Fields, CargoFields>,
): LineDefinition => definition;

/** How many pieces are chosen of all items. */
export const piecesOf = ({ items }: Pick<OrderFacts, 'items'>): number =>
  Object.values(items).reduce((sum, pieces) => sum + pieces, 0);
