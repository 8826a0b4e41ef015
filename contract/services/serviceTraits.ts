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
