/**
 * The legal controls of a chemical besides its transport: highly toxic (catalogue of hazardous chemicals), explosive
 * precursor (list of 2017), drug precursor of category 1, 2 or 3 (State Council Order 445 and later additions).
 */
export const controlCodes = ['toxic', 'explosive', 'drug1', 'drug2', 'drug3'] as const;
export type ControlCode = (typeof controlCodes)[number];

export const controlNamesZh: Readonly<Record<ControlCode, string>> = {
  toxic: '剧毒化学品',
  explosive: '易制爆危险化学品',
  drug1: '第一类易制毒化学品',
  drug2: '第二类易制毒化学品',
  drug3: '第三类易制毒化学品',
};

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** The UN numbers whose entry is a controlled chemical by name; the service's catalogue links them. */
const unNumbers: Readonly<Record<ControlCode, readonly string[]>> = {
  toxic: wordsOf(`
    1017 1045 1076 1098 1135 1163 1182 1185 1238 1239 1244 1251 1259 1380 1510 1541 1559 1561 1570 1580
    1589 1598 1624 1629 1641 1670 1680 1687 1689 1692 1704 1730 1837 1868 1911 1921 1994 2188 2190 2199
    2267 2334 2337 2378 2382 2404 2471 2480 2487 2542 2548 2629 2642 2646 3155 3246 3445`),
  explosive: wordsOf(`
    0076 0340 0402 1061 1261 1309 1328 1350 1396 1398 1413 1415 1418 1426 1428 1436 1439 1442 1446 1449
    1451 1454 1457 1467 1469 1472 1474 1476 1485 1486 1489 1490 1491 1493 1495 1498 1502 1503 1504 1507
    1509 1511 1514 1516 1604 1869 1870 1873 2008 2014 2015 2030 2031 2032 2038 2257 2448 2466 2547 2725
    2842 2984 3293 3454`),
  drug1: [],
  drug2: wordsOf(`
    1155 1715 1744 1888 2401`),
  drug3: wordsOf(`
    1090 1193 1294 1490 1789 1830 2470 2796`),
};

/**
 * The controls of a dangerous-goods list entry by its UN number. A control may apply only from a concentration, which
 * the document's issuer decides.
 */
export const controlsOf = (unNumber: string): ControlCode[] =>
  controlCodes.filter((control) => unNumbers[control].includes(unNumber));
