import type { ModeGoods } from './modeGoods.ts';
import type { Measure } from './packedQuantity.ts';
import { isOver, limitOf } from './packedQuantity.ts';

/** A limit of the list per package: none at all, no limit, or a net quantity; undefined if the list has no figure. */
type AirLimit = 'forbidden' | 'unlimited' | Measure | undefined;

const limitIn = (column: string | null | undefined): AirLimit => {
  const text = (column ?? '').trim().toLowerCase();
  if (text === 'forbidden') return 'forbidden';
  return text === 'no limit' ? 'unlimited' : (limitOf(text) ?? undefined);
};

/** The limits of an entry on passenger and cargo aircraft (ICAO Technical Instructions, table 3-1). */
const limitsOf = ({ airLimits }: Pick<ModeGoods, 'airLimits'>): { passenger: AirLimit; freighter: AirLimit } => ({
  passenger: limitIn(airLimits?.passenger),
  freighter: limitIn(airLimits?.freighter),
});

/** Whether the list forbids an entry on both kinds of aircraft. */
export const isForbiddenByAir = (goods: Pick<ModeGoods, 'airLimits'>): boolean => {
  const { passenger, freighter } = limitsOf(goods);
  return passenger === 'forbidden' && freighter === 'forbidden';
};

/** Whether the list forbids an entry on passenger aircraft; undefined if it is silent. */
export const isForbiddenOnPassenger = (goods: Pick<ModeGoods, 'airLimits'>): boolean | undefined => {
  const { passenger } = limitsOf(goods);
  return passenger && passenger === 'forbidden';
};

/** Packing instructions of class 3 without subsidiary hazards by packing group, on passenger and cargo aircraft. */
const flammableInstructions = {
  I: { passenger: 351, freighter: 361 },
  II: { passenger: 353, freighter: 364 },
  III: { passenger: 355, freighter: 366 },
} as const;

const onAircraftZh = { passenger: '客机上', freighter: '货机上' } as const;

const figure = ({ amount, unit }: Measure): string => `${Math.round(amount * 1000) / 1000} ${unit}`;

const instructionZh = (
  { hazardClass, subsidiaryHazards, packingGroup }: ModeGoods,
  aircraft: 'passenger' | 'freighter',
): string =>
  hazardClass === '3' && subsidiaryHazards.length === 0 && packingGroup !== null
    ? `（包装说明 ${flammableInstructions[packingGroup][aircraft]}）`
    : '';

/** The content of a package, in the limit's unit; if litres are not stated, the minimum for the mass. */
const contentsOf = (goods: ModeGoods, unit: Measure['unit']): number | undefined =>
  unit === 'kg' ? goods.packageKg : goods.packageLitres;

/**
 * Why a package is over the limit of its entry on the chosen aircraft, or on every aircraft if none is chosen, with
 * both figures; undefined if it is not, or if a figure is missing.
 */
export const overAirLimitZh = (goods: ModeGoods): string | undefined => {
  const aircraft = goods.aircraft ?? 'freighter';
  const limit = goods.isDangerous ? limitsOf(goods)[aircraft] : undefined;
  if (limit === undefined || typeof limit === 'string') return undefined;
  const amount = contentsOf(goods, limit.unit);
  if (amount === undefined || !isOver(amount, limit.amount)) return undefined;
  return `每件净量${limit.unit === 'L' ? '至少' : ''} ${figure({ amount, unit: limit.unit })}，超过该条目在${onAircraftZh[aircraft]}每件 ${figure(limit)} 的上限${instructionZh(goods, aircraft)}`;
};

const limitZh = (limit: AirLimit): string => {
  if (limit === 'forbidden') return '禁运';
  if (limit === 'unlimited') return '不限量';
  return limit ? figure(limit) : '清单未列';
};

/** The limits of an entry on both aircraft in Chinese; undefined if the list has neither. */
export const airLimitsZh = (goods: ModeGoods): string | undefined => {
  const { passenger, freighter } = limitsOf(goods);
  return passenger || freighter
    ? `该条目每件净量上限：客机 ${limitZh(passenger)}，货机 ${limitZh(freighter)}；包装说明、内包装与机型由专员按《危险品规则》核对`
    : undefined;
};

/** The kind of aircraft in an offer's timetable: `每天，客机腹舱`, `每周二、五，全货机`. */
export const aircraftOf = (frequencyZh: string | null | undefined): 'passenger' | 'freighter' | undefined => {
  if (frequencyZh?.includes('客机')) return 'passenger';
  return frequencyZh?.includes('货机') ? 'freighter' : undefined;
};

/** Entries that are toxic by inhalation in packing group I, by UN number (IMDG and ICAO lists, 3381 to 3390 and 3488 to 3493). */
export const toxicByInhalation: ReadonlySet<string> = new Set([
  '1595',
  ...Array.from({ length: 10 }, (_, index) => String(3381 + index)),
  ...Array.from({ length: 6 }, (_, index) => String(3488 + index)),
]);
