import type { CodeRule } from './segregationCodes.ts';
import { segregationCodes } from './segregationCodes.ts';

/** One dangerous cargo item, from its entry of the list and its booking. */
export interface SegregationItem {
  id: string;
  unNumber: string;
  properShippingName: string;
  /** The class or division, for class 1 with the compatibility group if known ('1.4S'). */
  hazardClass: string;
  subsidiaryHazards: readonly string[];
  packingGroup: 'I' | 'II' | 'III' | null;
  /** Segregation codes (SG) and groups (SGG) of column 16b; null if the entry is unknown, which differs from none. */
  segregationCodes: readonly string[] | null;
  segregationGroups: readonly string[] | null;
  /** The groups that the shipper declares, or `none` (7.2.5.3). */
  declaredGroups?: readonly string[];
  /** Packed and declared in limited or in excepted quantities (chapters 3.4, 3.5). */
  limitedQuantity: boolean;
  exceptedQuantity?: boolean;
  /** Column 7a: maximum per inner packaging; '0' or null if limited quantities are not permitted. */
  limitedQuantityLimit: string | null;
  /** The shipper declares that 7.2.6.5 is met: packages of at most 30 L or 30 kg, statement of 5.4.1.5.11.3, no dangerous reaction. */
  acidAlkaliStatement?: boolean;
  /** The shipper declares that it does not react dangerously with goods of its class in the same place (7.2.6.1). */
  noReactionStatement?: boolean;
  /** The technical name of a generic entry; two items with the same name are one substance. */
  technicalName?: string | undefined;
  /** Aerosols only: every receptacle contains at most 1 L. */
  aerosolUpTo1L?: boolean;
  confidence?: 'high' | 'medium';
}

/** A hazard with which a cargo item enters table 7.2.4, and its origin. */
export interface TableHazard {
  hazard: string;
  origin: 'class' | 'subsidiary' | 'code';
  exceptHazard?: string;
}

const aerosolRules = (item: SegregationItem): CodeRule[] =>
  item.aerosolUpTo1L === true
    ? [
        { kind: 'asClass', hazard: '9' },
        { kind: 'term', term: 2, hazards: ['1'], exceptHazards: ['1.4'] },
      ]
    : [];

/** The rules of a cargo item's segregation codes, each with its code. */
export const codeRulesOf = (item: SegregationItem): { code: string; rule: CodeRule }[] =>
  (item.segregationCodes ?? []).flatMap((code) =>
    (segregationCodes.get(code) ?? [])
      .flatMap((rule) => (rule.kind === 'aerosol' ? aerosolRules(item) : [rule]))
      .map((rule) => ({ code, rule })),
  );

/**
 * The hazards with which a cargo item enters the table: those given by its codes instead (7.2.6.2), or else its class
 * and every subsidiary hazard (7.2.3.3); class 1 as a subsidiary hazard counts as 1.3.
 */
export const tableHazardsOf = (item: SegregationItem): TableHazard[] => {
  const rules = codeRulesOf(item).map(({ rule }) => rule);
  const named = rules
    .filter((rule) => rule.kind === 'asClass')
    .map(({ hazard, exceptHazard }) => ({ hazard, exceptHazard, origin: 'code' as const }));
  if (named.length > 0) return named;
  return [
    { hazard: item.hazardClass, origin: 'class' },
    ...item.subsidiaryHazards.map((hazard) => ({
      hazard: hazard === '1' ? '1.3' : hazard,
      origin: 'subsidiary' as const,
    })),
    ...rules.filter((rule) => rule.kind === 'alsoClass').map(({ hazard }) => ({ hazard, origin: 'code' as const })),
  ];
};

/**
 * Every hazard that "class n" of a code includes: the class, the subsidiary hazards (7.2.2.2) and the classes given by
 * codes.
 */
export const hazardsOf = (item: SegregationItem): string[] => [
  ...new Set([item.hazardClass, ...item.subsidiaryHazards, ...tableHazardsOf(item).map(({ hazard }) => hazard)]),
];
