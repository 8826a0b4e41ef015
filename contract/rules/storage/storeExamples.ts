/** A substance that the explanation of GB 50016-2014 3.1.3 lists as an example of a store class. */
export interface StoreExample {
  unNumber: string;
  storeClass: 'A' | 'B';
  source: string;
  /** `high` if the published table of examples was read, `medium` if the row is from memory. */
  confidence: 'high' | 'medium';
}

const source = 'GB 50016-2014 3.1.3 条文说明';
const rows = (storeClass: 'A' | 'B', confidence: StoreExample['confidence'], unNumbers: string): StoreExample[] =>
  unNumbers.split(' ').map((unNumber) => ({ unNumber, storeClass, source, confidence }));

/**
 * Examples by UN number. Read: ammonium nitrate, chlorates of potassium and sodium, phosphorus sulphides, white phosphorus
 * and nitrocellulose as 甲, chlorine and sulphur as 乙. From memory: red phosphorus and the peroxides of sodium and
 * potassium as 甲; ammonia, carbon monoxide, nitric acid, oleum, chromium trioxide, aluminium powder, naphthalene and
 * camphor as 乙.
 */
export const storeExamples: readonly StoreExample[] = [
  ...rows('A', 'high', '1942 1485 1495 1340 1343 1381 2555 2556 2557'),
  ...rows('A', 'medium', '1338 1491 1504'),
  ...rows('B', 'high', '1017 1350'),
  ...rows('B', 'medium', '1005 1016 2031 1831 1463 1309 1334 2717'),
];

/** The example of a UN number, if there is one. */
export const storeExampleOf = (unNumber: string | null): StoreExample | undefined =>
  storeExamples.find((one) => one.unNumber === unNumber);
