import { strongAcids } from './segregationGroups.ts';
import type { SegregationTerm } from './segregationTable.ts';

/** The target of a segregation code: goods match by a hazard, a segregation group or a UN number. */
export interface CodeTarget {
  hazards?: readonly string[];
  exceptHazards?: readonly string[];
  groups?: readonly string[];
  unNumbers?: readonly string[];
  exceptUnNumbers?: readonly string[];
}

/**
 * The effect of a code: a term, a class to look up in the table instead or in addition, or a doubt that the list cannot
 * settle.
 */
export type CodeRule =
  | ({ kind: 'term'; term: SegregationTerm } & CodeTarget)
  | { kind: 'asClass'; hazard: string; exceptHazard?: string }
  | { kind: 'alsoClass'; hazard: string }
  | { kind: 'aerosol' }
  | { kind: 'doubt'; reason: 'codeUndecided' | 'flashPointUnknown' };

const from = (term: SegregationTerm, target: CodeTarget): CodeRule => ({ kind: 'term', term, ...target });
const asClass = (hazard: string): CodeRule => ({ kind: 'asClass', hazard });

/** The code targets something the list does not record: ordinary cargo, a salt, a combustible material. */
const undecided: CodeRule = { kind: 'doubt', reason: 'codeUndecided' };

/** UN numbers of ammonia, bromine and sulphur: substances in codes without a group. */
const ammonia = ['1005', '2073', '2672', '3318'];
const bromine = ['1744'];
const sulphur = ['1350', '2448'];

/**
 * The segregation codes of column 16b (IMDG 42-24, 7.2.8). An empty list requires nothing between two items of one
 * unit: foodstuffs, distances on deck, references to exemptions, articles. A missing code is reserved or unknown.
 */
export const segregationCodes: ReadonlyMap<string, readonly CodeRule[]> = new Map(
  Object.entries<CodeRule[]>({
    SG1: [],
    SG2: [asClass('1.2G')],
    SG3: [asClass('1.3G')],
    SG4: [asClass('2.1')],
    SG5: [asClass('3')],
    SG6: [asClass('5.1')],
    SG7: [from(1, { hazards: ['3'] })],
    SG8: [from(1, { hazards: ['4.1'] })],
    SG9: [from(1, { hazards: ['4.3'] })],
    SG10: [from(1, { hazards: ['5.1'] })],
    SG11: [from(1, { hazards: ['6.2'] })],
    SG12: [from(1, { hazards: ['7'] })],
    SG13: [from(1, { hazards: ['8'] })],
    SG14: [from(2, { hazards: ['1'], exceptHazards: ['1.4S'] })],
    SG15: [from(2, { hazards: ['3'] })],
    SG16: [from(2, { hazards: ['4.1'] })],
    SG17: [from(2, { hazards: ['5.1'] })],
    SG18: [from(2, { hazards: ['6.2'] })],
    SG19: [from(2, { hazards: ['7'] })],
    SG20: [from(1, { groups: ['SGG1'] })],
    SG21: [from(1, { groups: ['SGG18'] })],
    SG22: [from(1, { groups: ['SGG2'] }), undecided],
    SG23: [undecided],
    SG24: [from(1, { groups: ['SGG17'] })],
    SG25: [from(2, { hazards: ['2.1', '3'] })],
    SG26: [],
    // concerns explosives only, and class 1 always needs the desk
    SG27: [],
    SG28: [from(2, { groups: ['SGG2'] })],
    SG29: [],
    SG30: [from(1, { groups: ['SGG7'] })],
    SG31: [from(1, { groups: ['SGG9'] })],
    SG32: [from(1, { groups: ['SGG10'] })],
    SG33: [from(1, { groups: ['SGG15'] })],
    // applies only to goods with ammonium compounds; assumed to be present
    SG34: [from(2, { groups: ['SGG4', 'SGG13'] })],
    SG35: [from(2, { groups: ['SGG1'] })],
    SG36: [from(2, { groups: ['SGG18'] })],
    SG37: [from(2, { unNumbers: ammonia })],
    SG38: [from(2, { groups: ['SGG2'] })],
    SG39: [from(2, { groups: ['SGG2'], exceptUnNumbers: ['1444'] })],
    // its exception is for mixtures of persulphates, which no UN number identifies
    SG40: [from(2, { groups: ['SGG2'] })],
    SG41: [undecided],
    SG42: [from(2, { groups: ['SGG3'] })],
    SG43: [from(2, { unNumbers: bromine })],
    SG44: [from(2, { unNumbers: ['1846'] })],
    SG45: [from(2, { groups: ['SGG4'] })],
    SG46: [from(2, { unNumbers: ['1017'] })],
    SG47: [from(2, { groups: ['SGG5'] })],
    SG48: [undecided],
    SG49: [from(2, { groups: ['SGG6'] })],
    SG50: [],
    SG51: [from(2, { groups: ['SGG8'] })],
    SG52: [from(2, { unNumbers: ['1376'] }), undecided],
    SG53: [undecided],
    SG54: [from(2, { groups: ['SGG11'] })],
    SG55: [from(2, { groups: ['SGG11'] })],
    SG56: [from(2, { groups: ['SGG12'] })],
    SG57: [undecided],
    SG58: [from(2, { groups: ['SGG13'] })],
    SG59: [from(2, { groups: ['SGG14'] })],
    SG60: [from(2, { groups: ['SGG16'] })],
    SG61: [from(2, { groups: ['SGG15'] })],
    SG62: [from(2, { unNumbers: sulphur })],
    SG63: [from(4, { hazards: ['1'] })],
    SG65: [from(3, { hazards: ['1'], exceptHazards: ['1.4'] })],
    SG67: [from(2, { hazards: ['1.4'] }), from(4, { hazards: ['1'], exceptHazards: ['1.4'] })],
    SG68: [
      { kind: 'alsoClass', hazard: '3' },
      from(1, { hazards: ['4.1'] }),
      { kind: 'doubt', reason: 'flashPointUnknown' },
    ],
    SG69: [{ kind: 'aerosol' }],
    // applies only to arsenic sulphides among the goods with this code; assumed to be one
    SG70: [from(2, { groups: ['SGG1'] })],
    SG71: [],
    SG72: [],
    SG74: [asClass('1.4G')],
    SG75: [from(2, { groups: ['SGG1a'], unNumbers: strongAcids })],
    SG76: [asClass('7')],
    SG77: [{ kind: 'asClass', hazard: '8', exceptHazard: '7' }],
    SG78: [from(4, { hazards: ['1.1', '1.2', '1.5'] })],
  }),
);
