import type { DangerousForm } from '#contract/booking/orderForm.ts';

type Group = 'I' | 'II' | 'III';

/** The maximum of a packaging by an instruction: net mass in kg per package, or 0 if it is not permitted. */
type Limits = Readonly<Record<Group, number>>;

/** One row of a packing instruction: packagings with the same limits. */
interface Row {
  codes: readonly string[];
  /** As a single packaging; Infinity if the instruction limits the volume and not the mass. */
  single?: Limits;
  /** As the outer packaging of inner packagings. */
  outer?: Limits;
}

const limits = (I: number, II: number, III: number): Limits => ({ I, II, III });
const any = limits(Infinity, Infinity, Infinity);

const closedDrums = ['1A1', '1B1', '1H1'];
const openDrums = ['1A2', '1H2'];
const drums = [...closedDrums, ...openDrums];
const jerricans = ['3A1', '3H1'];
const woodenBoxes = ['4C1', '4D'];
const bags = ['5H3', '5H4', '5M2'];

/**
 * Packagings by packing instruction, for the codes of our list. Source: IMDG 4.1.4.1 (Amendment 38-16, read in two
 * public transcripts for P001 and P002 and in one for P403, P410 and P504). Instructions that are not listed here
 * decide nothing: the desk reviews them.
 */
const table: Readonly<Record<string, readonly Row[]>> = {
  P001: [
    { codes: closedDrums, single: any, outer: limits(75, 400, 400) },
    { codes: openDrums, single: limits(0, Infinity, Infinity), outer: limits(75, 400, 400) },
    { codes: ['1G', ...woodenBoxes, '4G'], outer: limits(75, 400, 400) },
    { codes: jerricans, single: any },
    { codes: ['6HA1', '6HG1', 'CYL'], single: any },
  ],
  P002: [
    { codes: [...drums, '1G'], single: limits(400, 400, 400), outer: limits(125, 400, 400) },
    { codes: jerricans, single: limits(120, 120, 120), outer: limits(75, 120, 120) },
    { codes: woodenBoxes, single: limits(0, 400, 400), outer: limits(125, 400, 400) },
    { codes: ['4G'], single: limits(0, 400, 400), outer: limits(75, 400, 400) },
    { codes: bags, single: limits(0, 50, 50) },
    { codes: ['6HA1', '6HG1'], single: limits(400, 400, 400) },
    { codes: ['CYL'], single: any },
  ],
  P403: [
    { codes: drums, single: limits(250, 250, 250), outer: limits(400, 400, 400) },
    { codes: ['1G'], outer: limits(400, 400, 400) },
    { codes: woodenBoxes, outer: limits(250, 250, 250) },
    { codes: ['4G'], outer: limits(125, 125, 125) },
    { codes: jerricans, single: limits(120, 120, 120), outer: limits(120, 120, 120) },
    { codes: ['6HA1'], single: limits(250, 250, 250) },
    { codes: ['6HG1'], single: limits(75, 75, 75) },
    { codes: ['CYL'], single: any },
  ],
  P410: [
    { codes: drums, single: limits(0, 400, 400), outer: limits(0, 400, 400) },
    { codes: ['1G'], outer: limits(0, 400, 400) },
    { codes: jerricans, single: limits(0, 120, 120), outer: limits(0, 120, 120) },
    { codes: [...woodenBoxes, '4G'], single: limits(0, 400, 400), outer: limits(0, 400, 400) },
    { codes: bags, single: limits(0, 50, 50) },
    { codes: ['6HA1', '6HG1'], single: limits(0, 400, 400) },
    { codes: ['CYL'], single: any },
  ],
  P504: [
    { codes: closedDrums, single: any, outer: limits(225, 225, 225) },
    { codes: [...openDrums, ...woodenBoxes], outer: limits(225, 225, 225) },
    { codes: ['1G', '4G'], outer: limits(125, 125, 125) },
    { codes: [...jerricans, '6HA1', '6HG1'], single: any },
  ],
};

/**
 * Intermediate bulk containers by instruction. Source: IMDG 4.1.4.2 (Amendment 38-16, one public transcript); the
 * instructions for solids and those for single substances decide nothing here.
 */
const bulkTable: Readonly<Record<string, readonly string[]>> = { IBC02: ['31A', '31HA1'], IBC03: ['31A', '31HA1'] };

/** The result of an instruction for a packaging: the limit of net mass in kg, `no` if it lists none, or undefined. */
export const limitOf = (instruction: string, code: string, group: Group | null): number | 'no' | undefined => {
  const rows = table[instruction];
  if (!rows || group === null) return undefined;
  const row = rows.find(({ codes }) => codes.includes(code));
  const limit = Math.max(row?.single?.[group] ?? 0, row?.outer?.[group] ?? 0);
  return limit === 0 ? 'no' : limit;
};

/** Whether an IBC instruction permits an IBC; undefined if its text could not be sourced. */
export const permitsBulk = (instruction: string, code: string): boolean | undefined =>
  bulkTable[instruction]?.includes(code);

export type State = 'gas' | 'liquid' | 'solid';

const liquids: ReadonlySet<string> = new Set(['P001', 'P504', 'P602', 'P802']);
const solids: ReadonlySet<string> = new Set(['P002', 'P403', 'P410', 'P503']);

/**
 * The state of listed goods, by their packing instruction and name; undefined for articles and if neither states it.
 */
export const stateOf = ({ hazardClass, properShippingName, listed }: DangerousForm): State | undefined => {
  const instruction = listed?.packingInstruction ?? '';
  const name = `${properShippingName} ${listed?.properShippingName ?? ''}`;
  if (instruction === 'P200') return 'gas';
  if (hazardClass.startsWith('2')) return undefined;
  if (liquids.has(instruction)) return 'liquid';
  if (solids.has(instruction)) return 'solid';
  if (/\b(?:LIQUID|MOLTEN)\b/.test(name)) return 'liquid';
  return /\bSOLID\b/.test(name) ? 'solid' : undefined;
};
