import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { RateBasis, ServiceCode } from '#contract/services/serviceCode.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { DocumentMode } from '#contract/rules/documents/documentTable.ts';
import type { LoadFinding } from '#contract/rules/loading/loadFinding.ts';
import type { UnitRoom } from '#contract/rules/loading/unitLoads.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';
import type { DetailsOf, FieldValue, ServiceFields } from './serviceFields.ts';

/** The facts about a dangerous cargo item, from the list and the shipper. */
export interface DangerousFacts {
  unNumber: string;
  packingGroup: 'I' | 'II' | 'III' | null;
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  flashPoint: string;
  /** The chosen entry's remark on the flash point; absent if the list was not consulted. */
  listed?: { flashPoint?: string | null | undefined } | undefined;
  /** The list's tank instruction; null if it has none, undefined if the list was not consulted. */
  tankInstruction?: string | null | undefined;
  /** The list's special provisions of tanks; undefined if the list was not consulted or lacks them. */
  tankSpecial?: readonly string[] | undefined;
  marinePollutant?: boolean | undefined;
  limitedQuantity?: boolean | undefined;
  exceptedQuantity?: boolean | undefined;
  emptyUncleaned?: boolean | undefined;
  /** Transported at an elevated temperature or molten. */
  isHot?: boolean | undefined;
}

/** The quantities of an order, by basis or by the code of the one charge they apply to. */
export type Measures = Readonly<Partial<Record<RateBasis, number>> & Record<string, number | undefined>>;

/** The facts of an order for measures and checks; unreadable numbers of a form count as missing. */
export interface OrderFacts<Details = Record<string, FieldValue>, CargoDetails = Record<string, FieldValue>> {
  /** The number chosen of each item. */
  items: Readonly<Record<string, number>>;
  details: Details;
  cargo: readonly {
    packages: number;
    grossKg: number;
    volumeM3: number;
    /** The container or truck it is loaded into, from 1. */
    unit: number;
    dangerous: DangerousFacts | null;
    details: CargoDetails;
  }[];
  packages: number;
  grossKg: number;
  volumeM3: number;
  isDangerous: boolean;
}

/** A section of a service's form: its own fields that belong together. */
export interface FieldGroup<Name extends string = string> {
  titleZh: string;
  fields: readonly Name[];
}

export type PartyName = 'shipper' | 'consignee' | 'notifyParty';

/** Everything in which one service's orders differ from another's. */
export interface ServiceDefinition<
  Fields extends ServiceFields = ServiceFields,
  CargoFields extends ServiceFields = ServiceFields,
> {
  line: ServiceCode;
  /** Its place in lists of services. */
  position: number;
  /** The service's name, at most eight characters. */
  nameZh: string;
  /** The prefix of its order numbers. */
  prefix: string;
  /** The title of its agreement, shown beside the consent before the text loads. */
  agreementZh: string;
  /** Its order form and its success page; null if the dialog is enough. */
  routes: { order: string; success: string | null };
  /** The items of a quote to choose, by number or exactly one; null if the cargo alone decides. */
  items: { labelZh: string; choose: 'many' | 'one'; unitZh: string; max: number } | null;
  /** The service's own fields by name; their groups are the sections of the form. */
  fields: Fields;
  groups: readonly FieldGroup[];
  /** Fields of each cargo item besides names, packages, weight and volume. */
  cargoFields: CargoFields;
  /** Whether the order lists cargo items; purchased chemical goods are described by their quote. */
  hasCargo: boolean;
  /** Its place among the services that move, store or load goods of the customer, where they say what they take; absent if it does none of these. */
  carries?: number;
  /**
   * Whether goods count as dangerous until the form says otherwise, as in the search; false if a rule rejects all
   * dangerous goods.
   */
  beginsDangerous: boolean;
  /**
   * Whether goods are transported, and whether they cross the border, which requires customs, an English name and an HS
   * code.
   */
  moves: boolean;
  crossesBorders: boolean;
  parties: readonly PartyName[];
  /** The mode of transport or storage that decides its documents, or those of its legs. */
  documents: DocumentMode | readonly DocumentMode[];
  /** The place that its dangerous goods share; null if they never lie together. */
  shares: SharedPlace | null;
  /** The quantities of the whole order that charges multiply, by basis. */
  measures(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Measures;
  /** The same per chosen item, if it does not count as one. */
  perItem?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Measures;
  /** Whether each cargo item is dangerous but carried, and so priced, as ordinary goods. */
  asOrdinary?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): readonly boolean[];
  /** Why a charge is not what the goods alone suggest, by basis, for its lines of the price. */
  raisedZh?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Readonly<Partial<Record<RateBasis, string>>>;
  /** OrderProblems that concern several fields together, by dotted path. */
  problems?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): Readonly<Record<string, OrderProblem>>;
  /** What one container or truck of an item can take, if the service checks each by itself. */
  roomOf?(code: string, facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): UnitRoom;
  /** How its goods are carried in bulk: the packaging, and the weight and density that its own fields state; 0 if they do not. */
  bulk?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): {
    packagingCode: string;
    kg: number;
    kgPerLitre: number;
    /** What weight and volume say of its own fields, by name; 0 if they say nothing. */
    implied: Readonly<Partial<Record<keyof Fields, number>>>;
  };
  /** Further findings of the service's own rules, with figures and sources. */
  findings?(facts: OrderFacts<DetailsOf<Fields>, DetailsOf<CargoFields>>): readonly LoadFinding[];
  /** Names of statuses that differ from those at sea. */
  statusZh: Partial<Record<OrderStatus, string>>;
}

/** Declares a service; its functions know the fields by name and type. */
export const defineService = <const Fields extends ServiceFields, const CargoFields extends ServiceFields>(
  definition: ServiceDefinition<Fields, CargoFields>,
): ServiceDefinition => definition;

/** The density of all goods together in kg/L; 0 without weight or volume. */
export const densityOf = ({ grossKg, volumeM3 }: Pick<OrderFacts, 'grossKg' | 'volumeM3'>): number =>
  volumeM3 > 0 ? grossKg / volumeM3 / 1000 : 0;

/** The number of pieces of all items together. */
export const piecesOf = ({ items }: Pick<OrderFacts, 'items'>): number =>
  Object.values(items).reduce((sum, pieces) => sum + pieces, 0);
