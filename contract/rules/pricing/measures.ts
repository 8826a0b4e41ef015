import { millionthsOf, quotientHalfUp } from '#contract/rules/rounding.ts';

/** Identical pieces: outer dimensions in centimetres at their greatest extent, and their number. */
export interface Pieces {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  count: number;
}

/** Cubes of a millionth of a centimetre in a cubic centimetre. */
const cubicUnits = 10n ** 18n;

/** Volume (m³) of pieces measured in centimetres, rounded once to the nearest cubic centimetre. */
export const volumeM3Of = (pieces: readonly Pieces[]): number => {
  const volume = pieces.reduce((sum, { lengthCm, widthCm, heightCm, count }) => {
    const sides = [lengthCm, widthCm, heightCm].map((side) => BigInt(millionthsOf(side)));
    return sum + sides.reduce((product, side) => product * side, BigInt(count));
  }, 0n);
  return quotientHalfUp(volume, cubicUnits) / 1_000_000;
};

/**
 * Chargeable weight (kg) of an air consignment: the larger of gross weight and volume weight, rounded up to the next
 * half kilogram. Volume weight is one kilogram per 6,000 cm³, which the trade prints as m³ × 166.67; the rounded figure
 * would give 400.5 kg for 2.4 m³ instead of 400. Gross and volume are not negative, to the milligram and cm³. Source:
 * IATA TACT Rules, section 3.9 (6,000 cm³ sure, the half kilogram medium; flights inside China round to 1 kg).
 */
export const chargeableKgOf = ({ grossKg, volumeM3 }: { grossKg: number; volumeM3: number }): number => {
  // six times the weight: a cubic centimetre is 1000 ÷ 6 mg
  const sixfoldMg = Math.max(6 * millionthsOf(grossKg), 1000 * millionthsOf(volumeM3));
  return Math.ceil(sixfoldMg / (6 * 500_000)) / 2;
};

/** The lowest weight (kg) of an air rate's item code: `N` is the normal rate from 0, `100` the one from 100 kg. */
export const airBreakKg = (itemCode: string): number | null => {
  if (itemCode === 'N') return 0;
  return /^\d+$/.test(itemCode) ? Number(itemCode) : null;
};

/**
 * Revenue tons (计费吨) of a sea consolidation: the larger of cubic metres and tonnes, to three decimals, at least 1, not
 * rounded up. Source: trade practice, sure.
 */
export const revenueTonsOf = ({ grossKg, volumeM3 }: { grossKg: number; volumeM3: number }): number =>
  Math.max(1000, Math.round(Math.max(1000 * millionthsOf(volumeM3), millionthsOf(grossKg)) / 1_000_000)) / 1000;

const dayMs = 86_400_000;

/** Days since 1970 of a calendar day (YYYY-MM-DD); NaN if it does not exist, such as 30 February. */
const dayNumber = (day: string): number => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day) ? at / dayMs : Number.NaN;
};

/**
 * Days of storage between two calendar days (YYYY-MM-DD): the first counts, the last does not, at least one. Null if
 * the last is before the first, or a day does not exist. Source: the platform's own convention.
 */
export const storageDaysOf = (dayIn: string, dayOut: string): number | null => {
  const days = dayNumber(dayOut) - dayNumber(dayIn);
  return days >= 0 ? Math.max(1, days) : null;
};

/** Ton-days of storage, to three decimals: tonnes × days. */
export const tonDaysOf = (grossKg: number, days: number): number =>
  quotientHalfUp(BigInt(millionthsOf(grossKg)) * BigInt(days), 1_000_000n) / 1000;

/** Pallet-days of storage: whole pallets, rounded up, × days. */
export const palletDaysOf = (pallets: number, days: number): number => Math.ceil(pallets) * days;
