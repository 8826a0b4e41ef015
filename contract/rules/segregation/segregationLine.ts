import type { CodeRule } from './segregationCodes.ts';
import { segregationCodes } from './segregationCodes.ts';

/** One dangerous line, as its entry of the list and its booking have it. */
export interface SegregationLine {
  id: string;
  unNumber: string;
  properShippingName: string;
  /** The class or division, with the compatibility group of class 1 where it is known ('1.4S'). */
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  /** Segregation codes (SG) and groups (SGG) of column 16b; null where the entry is not known, which is not the same as none. */
  segregationCodes: readonly string[] | null;
  segregationGroups: readonly string[] | null;
  /** Packed and declared in limited or in excepted quantities (chapters 3.4, 3.5). */
  limitedQuantity: boolean;
  exceptedQuantity?: boolean;
  /** Column 7a: what an inner packaging may hold; '0' or null where limited quantities are not permitted. */
  limitedQuantityLimit: string | null;
  /** The shipper declares that 7.2.6.5 is met: packages of at most 30 L or 30 kg, statement of 5.4.1.5.11.3, no dangerous reaction. */
  acidAlkaliStatement?: boolean;
  /** Aerosols only: every receptacle holds at most 1 L. */
  aerosolUpTo1L?: boolean;
  confidence?: 'high' | 'medium';
}

/** A hazard that a line enters table 7.2.4 with, and where it comes from. */
export interface TableHazard {
  hazard: string;
  origin: 'class' | 'subsidiary' | 'code';
  exceptHazard?: string;
}

const aerosolRules = (line: SegregationLine): CodeRule[] =>
  line.aerosolUpTo1L === true
    ? [
        { kind: 'asClass', hazard: '9' },
        { kind: 'term', term: 2, hazards: ['1'], exceptHazards: ['1.4'] },
      ]
    : [];

/** The rules of a line's segregation codes, each with its code. */
export const codeRulesOf = (line: SegregationLine): { code: string; rule: CodeRule }[] =>
  (line.segregationCodes ?? []).flatMap((code) =>
    (segregationCodes.get(code) ?? [])
      .flatMap((rule) => (rule.kind === 'aerosol' ? aerosolRules(line) : [rule]))
      .map((rule) => ({ code, rule })),
  );

/**
 * The hazards that a line enters the table with: those that its codes name in their stead (7.2.6.2), else its class and
 * every subsidiary hazard (7.2.3.3), class 1 as a subsidiary hazard counting as 1.3.
 */
export const tableHazardsOf = (line: SegregationLine): TableHazard[] => {
  const rules = codeRulesOf(line).map(({ rule }) => rule);
  const named = rules
    .filter((rule) => rule.kind === 'asClass')
    .map(({ hazard, exceptHazard }) => ({ hazard, exceptHazard, origin: 'code' as const }));
  if (named.length > 0) return named;
  return [
    { hazard: line.hazardClass, origin: 'class' },
    ...line.subsidiaryHazards.map((hazard) => ({
      hazard: hazard === '1' ? '1.3' : hazard,
      origin: 'subsidiary' as const,
    })),
    ...rules.filter((rule) => rule.kind === 'alsoClass').map(({ hazard }) => ({ hazard, origin: 'code' as const })),
  ];
};

/** Every hazard that "class n" of a code includes: the class, the subsidiary hazards (7.2.2.2) and the classes named. */
export const hazardsOf = (line: SegregationLine): string[] => [
  ...new Set([line.hazardClass, ...line.subsidiaryHazards, ...tableHazardsOf(line).map(({ hazard }) => hazard)]),
];
