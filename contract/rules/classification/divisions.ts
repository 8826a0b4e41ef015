/** A division with the subsidiary hazards of the contents. */
export interface Division {
  hazardClass: string;
  subsidiaryHazards: string[];
}

const withHazards = (hazardClass: string, ...subsidiaryHazards: string[][]): Division[] =>
  subsidiaryHazards.map((hazards) => ({ hazardClass, subsidiaryHazards: hazards }));

/**
 * The divisions of class 2 entries whose contents decide: aerosols (IMDG 3.3.1 SP 63; a gas of 2.3 is not a
 * propellant), and small receptacles with the hazards of their gas (SP 303).
 */
const divisions: Readonly<Record<string, readonly Division[]>> = {
  '1950': [
    ...withHazards('2.1', [], ['8'], ['6.1'], ['6.1', '8']),
    ...withHazards('2.2', [], ['8'], ['6.1'], ['6.1', '8'], ['5.1'], ['5.1', '8'], ['5.1', '6.1'], ['5.1', '6.1', '8']),
  ],
  '2037': [
    ...withHazards('2.1', []),
    ...withHazards('2.2', [], ['5.1']),
    ...withHazards('2.3', [], ['8'], ['2.1'], ['2.1', '8'], ['5.1'], ['5.1', '8']),
  ],
};

/** The possible divisions of an entry, of which the shipper declares one; empty for an entry whose class is fixed. */
export const divisionsOf = ({
  unNumber,
  hazardClass,
}: {
  unNumber: string;
  hazardClass: string;
}): readonly Division[] => (hazardClass === '2' ? (divisions[unNumber] ?? []) : []);

/** A division in the form's notation: `2.1 (6.1) (8)`. */
export const divisionText = ({ hazardClass, subsidiaryHazards }: Division): string =>
  [hazardClass, ...subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' ');

/** Whether two lists have the same hazards. */
export const areSameHazards = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

/** Whether a class is that of the entry, or a possible division of its contents. */
export const isClassOf = (entry: { unNumber: string; hazardClass: string }, hazardClass: string): boolean =>
  entry.hazardClass === hazardClass || divisionsOf(entry).some((division) => division.hazardClass === hazardClass);
