/** What pages need to know of every service before they load the definition of one. */
export interface ServiceTraits {
  /**
   * What the item code of a published rate says: nothing where the cargo alone decides; the item; whether its goods are
   * dangerous (`BOX10-DG`); or whose the container is (`20GP-SOC`).
   */
  rates: 'cargo' | 'item' | 'danger' | 'owner';
  /** Whether goods travel by sea: its orders have ship terms and the carriers' data standard. */
  bySea?: true;
  /** Whether its goods begin at an inland terminal: the origin of its rates is no port. */
  fromInland?: true;
  /** The services whose rules for goods apply as well, because its goods travel that way for a part. */
  legs?: readonly string[];
  /** Whether it rejects all dangerous goods, so that an enquiry begins without them. */
  isHarmless?: true;
  /** Whether an item may hold dangerous goods, if that differs. */
  takesDangerous?: (item: string) => boolean;
}

/** Whether a store with this item code (`G-tonDay`) may hold dangerous goods; a general one may not. */
export const takesDangerous = (item: string): boolean => !item.startsWith('G-');

/**
 * The services, in the order of lists. Who adds one here is told by the compiler where it is missing: its paths, its
 * definition, its quote terms and its pages.
 */
export const allTraits = {
  fcl: { rates: 'item', bySea: true },
  lcl: { rates: 'cargo', bySea: true },
  air: { rates: 'cargo' },
  rail: { rates: 'owner', isHarmless: true },
  seaRail: {
    rates: 'item',
    bySea: true,
    fromInland: true,
    legs: ['fcl'],
    isHarmless: true,
  },
  tank: { rates: 'item', bySea: true },
  flexitank: { rates: 'item', bySea: true, isHarmless: true },
  warehousing: { rates: 'item', takesDangerous },
  builtIn: { rates: 'danger' },
  dgDesk: { rates: 'item' },
  domestic: { rates: 'danger' },
  goods: { rates: 'item' },
} as const satisfies Record<string, ServiceTraits>;
