/** A division with the subsidiary hazards of the contents. */
export interface Division {
  hazardClass: string;
  subsidiaryHazards: string[];
}

const withHazards = (hazardClass: string, ...subsidiaryHazards: string[][]): Division[] =>
  subsidiaryHazards.map((hazards) => ({ hazardClass, subsidiaryHazards: hazards }));

/**
 * The divisions of the entries of class 2 whose contents decide: aerosols (IMDG 3.3.1 SP 63; a gas of 2.3 is no
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

/** The divisions that the shipper of an entry declares one of; empty for an entry whose class is fixed. */
export const divisionsOf = ({
  unNumber,
  hazardClass,
}: {
  unNumber: string;
  hazardClass: string;
}): readonly Division[] => (hazardClass === '2' ? (divisions[unNumber] ?? []) : []);

/** A division as the form names it: `2.1 (6.1) (8)`. */
export const divisionText = ({ hazardClass, subsidiaryHazards }: Division): string =>
  [hazardClass, ...subsidiaryHazards.map((hazard) => `(${hazard})`)].join(' ');

/** Whether two lists name the same hazards. */
export const areSameHazards = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

/** Whether a class is that of the entry, or a division that its contents may have. */
export const isClassOf = (entry: { unNumber: string; hazardClass: string }, hazardClass: string): boolean =>
  entry.hazardClass === hazardClass || divisionsOf(entry).some((division) => division.hazardClass === hazardClass);
