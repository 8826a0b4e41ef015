/** What the air rules say of an entry: the packing group it applies to, and the aircraft on which it is forbidden. */
export interface AirEntry {
  unNumber: string;
  packingGroup?: 'I' | 'II' | 'III';
  forbidden: 'both' | 'passenger';
  source: string;
  confidence: 'high' | 'medium';
}

/** The greatest net mass of a package by air, in kg. */
export interface AirLimit {
  unNumber: string;
  passengerKg: number | null;
  freighterKg: number;
  source: string;
  confidence: 'high' | 'medium';
}

/** ICAO Technical Instructions, table 3-1, with which columns 9A and 9B of 49 CFR 172.101 are harmonised. */
const columns = 'ICAO《技术细则》表 3-1；49 CFR 172.101 第 9A、9B 栏';

const row = (
  unNumber: string,
  forbidden: AirEntry['forbidden'],
  packingGroup?: 'I' | 'II' | 'III',
  confidence: AirEntry['confidence'] = 'high',
): AirEntry => ({ unNumber, forbidden, ...(packingGroup && { packingGroup }), source: columns, confidence });

/** Entries of the list that are forbidden by air, on both kinds of aircraft or on passenger aircraft. */
export const airEntries: readonly AirEntry[] = [
  row('1005', 'both'),
  row('1017', 'both'),
  row('1595', 'both', 'I'),
  row('2304', 'both', 'III'),
  row('2312', 'both', 'II'),
  row('3257', 'both', 'III'),
  row('1093', 'passenger', 'I'),
  row('1428', 'passenger', 'I'),
  row('1978', 'passenger'),
  row('3252', 'passenger'),
  row('3090', 'passenger'),
  row('3480', 'passenger'),
];

const guidance = 'IATA《锂电池指南》包装说明 965';

/**
 * Net mass per package, for the entries whose figures were looked up; for all others the desk looks them up. UN 3480
 * travels on cargo aircraft only.
 */
export const airLimits: readonly AirLimit[] = [
  { unNumber: '1013', passengerKg: 75, freighterKg: 150, source: columns, confidence: 'high' },
  { unNumber: '1444', passengerKg: 25, freighterKg: 100, source: columns, confidence: 'high' },
  { unNumber: '1845', passengerKg: 200, freighterKg: 200, source: columns, confidence: 'high' },
  { unNumber: '1942', passengerKg: 25, freighterKg: 100, source: columns, confidence: 'high' },
  { unNumber: '3480', passengerKg: null, freighterKg: 35, source: guidance, confidence: 'high' },
];

/** The kind of aircraft that an offer's timetable names: `每天，客机腹舱`, `每周二、五，全货机`. */
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

const digits = (unNumber: string | null): string => (unNumber ?? '').replace(/^UN\s*/i, '');

/** The certain row of an entry that is forbidden by air, if there is one; what is not certain the desk looks up. */
export const airEntryOf = (unNumber: string | null, packingGroup: string | null): AirEntry | undefined =>
  airEntries.find(
    (entry) =>
      entry.confidence === 'high' &&
      entry.unNumber === digits(unNumber) &&
      (entry.packingGroup === undefined || entry.packingGroup === packingGroup),
  );

/** The greatest net mass per package of an entry on an aircraft; undefined where the table has no figure. */
export const airLimitOf = (
  unNumber: string | null,
  aircraft: 'passenger' | 'freighter' | undefined,
): number | undefined => {
  const limit = airLimits.find(({ unNumber: its, confidence }) => its === digits(unNumber) && confidence === 'high');
  if (!limit) return undefined;
  // of an unknown aircraft only what both forbid is certain
  return aircraft === 'passenger' ? (limit.passengerKg ?? undefined) : limit.freighterKg;
};
