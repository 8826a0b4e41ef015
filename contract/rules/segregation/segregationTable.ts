/** The edition of the IMDG Code from which the segregation table, codes and groups are taken. */
export const segregationEdition = 'IMDG 42-24';

/** A segregation term (IMDG 7.2.2.2) by its number in the table, the mildest first. */
export type SegregationTerm = 1 | 2 | 3 | 4;

/** The segregation terms as in the Chinese rules for dangerous goods at sea. */
export const segregationTermsZh: Readonly<Record<SegregationTerm, string>> = {
  1: '远离',
  2: '隔离',
  3: '用一整个舱室或货舱隔离',
  4: '用一介于中间的整个舱室或货舱作纵向隔离',
};

/** The table's rows and columns, in its order: divisions of class 1 that share a row are together. */
const order = [
  ['1.1', '1.2', '1.5'],
  ['1.3', '1.6'],
  ['1.4'],
  ['2.1'],
  ['2.2'],
  ['2.3'],
  ['3'],
  ['4.1'],
  ['4.2'],
  ['4.3'],
  ['5.1'],
  ['5.2'],
  ['6.1'],
  ['6.2'],
  ['7'],
  ['8'],
  ['9'],
];

/**
 * Table 7.2.4, one string per row: a term, X if only column 16b can apply, * if 7.2.7.1 does (class 1 with class 1).
 */
const rows = [
  '***4224444442424X',
  '***4224334442422X',
  '***211222222X422X',
  '442XXX212222X421X',
  '221XXX1X1XX1X21XX',
  '221XXX2X2XX2X21XX',
  '442212XX2222X32XX',
  '4321XXXX1X12X321X',
  '43221221X1221321X',
  '4422XX2X1X22X221X',
  '4422XX2122X21312X',
  '44221222222X1322X',
  '22XXXXXX1X11X1XXX',
  '4444223332331X33X',
  '222211222212X3X2X',
  '4221XXX11122X32XX',
  'XXXXXXXXXXXXXXXXX',
];

const positionOf = new Map(order.flatMap((divisions, position) => divisions.map((division) => [division, position])));

/** The class or division of a hazard, without class 1's compatibility group ('1.4S'). */
export const divisionOf = (hazard: string): string => hazard.replace(/^(1\.[1-6])[A-Z]$/, '$1');

/** The cell of table 7.2.4 for two hazards; undefined if either is not a class or division of the table. */
export const tableCell = (one: string, other: string): SegregationTerm | 'X' | '*' | undefined => {
  const row = positionOf.get(divisionOf(one));
  const column = positionOf.get(divisionOf(other));
  if (row === undefined || column === undefined) return undefined;
  const cell = rows[row]?.[column];
  return cell === 'X' || cell === '*' ? cell : (Number(cell) as SegregationTerm);
};

/** Whether a hazard is a class or division of the table. */
export const isTableHazard = (hazard: string): boolean => positionOf.has(divisionOf(hazard));
