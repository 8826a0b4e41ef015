import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { documentTable } from '#contract/rules/documents/documentTable.ts';
import type { DocumentShipment } from '#contract/rules/documents/documents.ts';
import { documentsFor, documentsNeeded, seaExportDocuments } from '#contract/rules/documents/documents.ts';
import { controlsOf } from '#contract/rules/documents/controlledGoods.ts';
import { hazardousChemicalRows } from '#server/db/seed/recognition.ts';
import { readTable } from '#server/db/seed/tables.ts';

type Shipment = Omit<DocumentShipment, 'mode'>;
const dangerous = { isDangerous: true, hazardClass: '3', packingGroup: 'II' } as const;
const harmless = { isDangerous: false } as const;
const batteries = { isDangerous: true, hazardClass: '9', hasLithium: true, isChemical: false } as const;

const everywhere = 'fcl lcl air rail seaRail tank flexitank warehousing builtIn dgDesk domestic goods';
const byRoad = '(fcl) (lcl) (air) (rail) (seaRail) (tank) (flexitank) (warehousing) (builtIn) (dgDesk) domestic goods';
const toxic: Shipment = { isDangerous: true, controls: ['toxic'] };
const explosive: Shipment = { isDangerous: true, controls: ['explosive'] };
const drug: Shipment = { isDangerous: true, controls: ['drug3'] };

/**
 * The trade's document table: paper, its purpose, the goods, and the lines that require it. A line in brackets
 * requires it under a condition.
 */
const rows: [string, string, Omit<DocumentShipment, 'mode'>, string][] = [
  [
    'SDS',
    'all chemicals',
    harmless,
    'fcl lcl air rail seaRail tank flexitank warehousing builtIn dgDesk domestic goods',
  ],
  ['CLSR', 'export DG', dangerous, 'fcl lcl air rail seaRail tank (dgDesk)'],
  ['TCA', 'air, rail, doubtful sea cargo', harmless, '(fcl) (lcl) air rail seaRail (tank) flexitank (builtIn)'],
  ['PERF', 'export DG packages', dangerous, 'fcl lcl air rail seaRail builtIn (dgDesk)'],
  ['USE', 'export DG packages', dangerous, 'fcl lcl air rail seaRail builtIn (dgDesk)'],
  ['DGDECL', 'sea DG', dangerous, 'fcl lcl seaRail tank (dgDesk)'],
  ['CPC', 'sea DG containers', dangerous, 'fcl lcl seaRail builtIn (dgDesk)'],
  ['MMDG', 'carrier', dangerous, 'fcl lcl seaRail tank builtIn (dgDesk)'],
  ['DGDA', 'air DG', dangerous, 'air (dgDesk)'],
  ['POA', 'all export', harmless, 'fcl lcl air rail seaRail tank flexitank'],
  ['CI', 'all', harmless, 'fcl lcl air rail seaRail tank flexitank'],
  ['PL', 'all', harmless, 'fcl lcl air rail seaRail tank flexitank'],
  ['SC', 'all', harmless, 'fcl lcl air rail seaRail tank flexitank'],
  ['DE', 'all export', harmless, 'fcl lcl air rail seaRail tank flexitank'],
  ['SO', 'sea', harmless, 'fcl lcl seaRail tank flexitank builtIn'],
  ['BL', 'sea', harmless, 'fcl lcl seaRail tank flexitank'],
  ['AWB', 'air', harmless, 'air'],
  ['SMGS', 'rail', harmless, 'rail'],
  ['ROADW', 'domestic DG road', dangerous, '(fcl) (lcl) (air) (seaRail) (tank) (warehousing) (builtIn) domestic goods'],
  ['TREM', 'domestic DG road', dangerous, '(fcl) (lcl) (air) (seaRail) (tank) (warehousing) (builtIn) domestic goods'],
  ['COA', 'tank, warehouse', harmless, 'tank warehousing'],
  ['CLEANC', 'tank', harmless, 'tank'],
  ['NDG', 'flexitank, non-DG chemical', harmless, 'fcl lcl air rail seaRail tank flexitank builtIn'],
  ['BATT', 'lithium batteries', batteries, 'fcl lcl air rail seaRail warehousing builtIn (dgDesk) domestic goods'],
  ['TOXBUY', 'highly toxic', toxic, everywhere],
  ['TOXROAD', 'highly toxic by road', toxic, byRoad],
  ['EXPLREC', 'explosive precursors', explosive, everywhere],
  ['DRUGBUY', 'drug precursors', drug, everywhere],
  ['DRUGROAD', 'drug precursors by road', drug, byRoad],
  ['DUALUSE', 'export of drug precursors', drug, 'fcl lcl air rail seaRail tank flexitank'],
];

const servicesOf = (code: string, shipment: Omit<DocumentShipment, 'mode'>): string[] =>
  serviceCode.options.flatMap((service) => {
    const document = documentsNeeded({ ...shipment, mode: allServices[service].documents }).find(
      (one) => one.code === code,
    );
    if (!document) return [];
    return [document.need === 'required' ? service : `(${service})`];
  });

test.each(rows)('%s, %s', (code, _neededFor, shipment, lines) => {
  expect(servicesOf(code, shipment)).toEqual(lines.split(' '));
});

test('these are all documents, in our table and in the seeded one', () => {
  const codes = rows.map(([code]) => code).toSorted();
  expect(codes).toHaveLength(30);
  expect(documentTable.map(({ code }) => code).toSorted()).toEqual(codes);
  expect(
    readTable('documents', ['code'])
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes);
});

const needed = (service: ServiceCode, shipment: Omit<DocumentShipment, 'mode'>, code: string) =>
  documentsNeeded({ ...shipment, mode: allServices[service].documents }).find((document) => document.code === code);

const note = (packingGroup: 'I' | 'II' | 'III' | null) => needed('fcl', { ...dangerous, packingGroup }, 'USE')?.noteZh;

describe('what class and packing group change', () => {
  test('the mark of the packaging is that of the packing group', () => {
    expect([note('I'), note('II'), note('III'), note(null)]).toEqual([
      '包装类别 I：包装的 UN 标记须为 X',
      '包装类别 II：包装的 UN 标记须为 X 或 Y',
      '包装类别 III：包装的 UN 标记须为 X、Y 或 Z',
      '',
    ]);
  });

  test('cylinders of class 2 have other proof of their packaging', () => {
    for (const hazardClass of ['2.1', '2.2', '2.3']) {
      expect(needed('fcl', { isDangerous: true, hazardClass }, 'PERF')).toMatchObject({ need: 'conditional' });
    }
    expect(needed('fcl', dangerous, 'PERF')).toMatchObject({ need: 'required', whenZh: '' });
  });

  test('a letter that goods are not dangerous is not required for dangerous ones', () => {
    expect(serviceCode.options.filter((service) => needed(service, dangerous, 'NDG'))).toEqual([]);
  });

  test('batteries that count as ordinary goods by rail: report, UN 38.3, SDS and letter', () => {
    const codes = documentsNeeded({ mode: 'RAIL', ...harmless, hasLithium: true, isChemical: false }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(expect.arrayContaining(['TCA', 'BATT', 'SDS', 'NDG']));
    expect(codes).not.toContain('CLSR');
  });
});

test('a declaration is due by its cut-off, which the sailing has', () => {
  const known = new Set(readTable('cut-offs', ['code']).map(({ code }) => code));
  for (const { cutOff } of documentTable) if (cutOff !== null) expect(known).toContain(cutOff);
  expect(needed('fcl', dangerous, 'DGDECL')).toMatchObject({
    cutOff: 'DG_DOC',
    due: '截危申报前',
    issuer: '申报员经海事机构',
  });
  expect(needed('fcl', harmless, 'CI')).toMatchObject({ cutOff: 'CUSTOMS' });
});

test('what a shipper ticks when booking a full container is among what the container needs', () => {
  for (const isDangerous of [true, false]) {
    const all = documentsNeeded({ mode: 'SEA_FCL', isDangerous }).map(({ code }) => code);
    expect(all).toEqual(expect.arrayContaining(documentsFor({ dangerous: isDangerous }).map(({ code }) => code)));
  }
  expect(seaExportDocuments.map(({ code }) => code).join(' ')).toBe(
    'SDS TCA CLSR PERF USE DGDECL MMDG CPC POA CI PL DE',
  );
  expect(seaExportDocuments.find(({ code }) => code === 'TCA')?.due).toBe('订舱时（性质存疑的货物）');
});

test('the controls of a UN number are those of the catalogue, and its documents say why', () => {
  const linked = new Map<string, Set<string>>();
  for (const { unNumbers, controls } of hazardousChemicalRows())
    for (const unNumber of unNumbers) linked.set(unNumber, new Set([...(linked.get(unNumber) ?? []), ...controls]));
  const differing = [...linked].filter(
    ([unNumber, controls]) => controlsOf(unNumber).toSorted().join() !== [...controls].toSorted().join(),
  );
  expect(differing).toEqual([]);
  // acetone, chloroform, potassium permanganate, sodium cyanide
  expect(['1090', '1888', '1490', '1689'].map(controlsOf)).toEqual([
    ['drug3'],
    ['drug2'],
    ['explosive', 'drug3'],
    ['toxic'],
  ]);
  const { noteZh } = documentsNeeded({ mode: 'SEA_FCL', isDangerous: true, controls: ['drug3'] }).find(
    ({ code }) => code === 'DUALUSE',
  )!;
  expect(noteZh).toBe('货物属于第三类易制毒化学品');
});
