import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { paperTable } from '#contract/rules/documents/documentTable.ts';
import type { PaperShipment } from '#contract/rules/documents/documents.ts';
import { papersFor, papersNeeded, seaExportPapers } from '#contract/rules/documents/documents.ts';
import { readTable } from '#service/db/seed/tables.ts';

const dangerous = { isDangerous: true, hazardClass: '3', packingGroup: 'II' } as const;
const harmless = { isDangerous: false } as const;
const batteries = { isDangerous: true, hazardClass: '9', hasLithium: true, isChemical: false } as const;

/**
 * The trade's document table: paper, what it is needed for, the goods, and the lines that require it. A line in brackets
 * asks for it under a condition.
 */
const rows: [string, string, Omit<PaperShipment, 'line'>, string][] = [
  ['SDS', 'all chemicals', harmless, 'fcl lcl air rail tank flexitank warehousing builtIn dgDesk domestic goods'],
  ['CLSR', 'export DG', dangerous, 'fcl lcl air rail tank (dgDesk)'],
  ['TCA', 'air, rail, doubtful sea cargo', harmless, '(fcl) (lcl) air rail (tank) flexitank (builtIn)'],
  ['PERF', 'export DG packages', dangerous, 'fcl lcl air rail builtIn (dgDesk)'],
  ['USE', 'export DG packages', dangerous, 'fcl lcl air rail builtIn (dgDesk)'],
  ['DGDECL', 'sea DG', dangerous, 'fcl lcl tank (dgDesk)'],
  ['CPC', 'sea DG containers', dangerous, 'fcl lcl builtIn (dgDesk)'],
  ['MMDG', 'carrier', dangerous, 'fcl lcl tank builtIn (dgDesk)'],
  ['DGDA', 'air DG', dangerous, 'air (dgDesk)'],
  ['POA', 'all export', harmless, 'fcl lcl air rail tank flexitank'],
  ['CI', 'all', harmless, 'fcl lcl air rail tank flexitank'],
  ['PL', 'all', harmless, 'fcl lcl air rail tank flexitank'],
  ['SC', 'all', harmless, 'fcl lcl air rail tank flexitank'],
  ['DE', 'all export', harmless, 'fcl lcl air rail tank flexitank'],
  ['SO', 'sea', harmless, 'fcl lcl tank flexitank builtIn'],
  ['BL', 'sea', harmless, 'fcl lcl tank flexitank'],
  ['AWB', 'air', harmless, 'air'],
  ['SMGS', 'rail', harmless, 'rail'],
  ['ROADW', 'domestic DG road', dangerous, '(fcl) (lcl) (air) (tank) (warehousing) (builtIn) domestic goods'],
  ['TREM', 'domestic DG road', dangerous, '(fcl) (lcl) (air) (tank) (warehousing) (builtIn) domestic goods'],
  ['COA', 'tank, warehouse', harmless, 'tank warehousing'],
  ['CLEANC', 'tank', harmless, 'tank'],
  ['NDG', 'flexitank, non-DG chemical', harmless, 'fcl lcl air rail tank flexitank builtIn'],
  ['BATT', 'lithium batteries', batteries, 'fcl lcl air rail warehousing builtIn (dgDesk) domestic goods'],
];

const linesOf = (code: string, shipment: Omit<PaperShipment, 'line'>): string[] =>
  serviceLine.options.flatMap((line) => {
    const paper = papersNeeded({ ...shipment, line }).find((one) => one.code === code);
    if (!paper) return [];
    return [paper.need === 'required' ? line : `(${line})`];
  });

test.each(rows)('%s, %s', (code, _neededFor, shipment, lines) => {
  expect(linesOf(code, shipment)).toEqual(lines.split(' '));
});

test('these are all papers, in our table and in the seeded one', () => {
  const codes = rows.map(([code]) => code).toSorted();
  expect(codes).toHaveLength(24);
  expect(paperTable.map(({ code }) => code).toSorted()).toEqual(codes);
  expect(
    readTable('documents', ['code'])
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(codes);
});

const needed = (line: ServiceLine, shipment: Omit<PaperShipment, 'line'>, code: string) =>
  papersNeeded({ ...shipment, line }).find((paper) => paper.code === code);

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

  test('a letter that goods are not dangerous is not asked for dangerous ones', () => {
    expect(serviceLine.options.filter((line) => needed(line, dangerous, 'NDG'))).toEqual([]);
  });

  test('batteries that count as ordinary goods by rail: report, UN 38.3, SDS and letter', () => {
    const codes = papersNeeded({ line: 'rail', ...harmless, hasLithium: true, isChemical: false }).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(expect.arrayContaining(['TCA', 'BATT', 'SDS', 'NDG']));
    expect(codes).not.toContain('CLSR');
  });
});

test('a declaration is due by its cut-off, which the sailing has', () => {
  const known = new Set(readTable('cut-offs', ['code']).map(({ code }) => code));
  for (const { cutOff } of paperTable) if (cutOff !== null) expect(known).toContain(cutOff);
  expect(needed('fcl', dangerous, 'DGDECL')).toMatchObject({
    cutOff: 'DG_DOC',
    due: '截危申报前',
    issuer: '申报员经海事机构',
  });
  expect(needed('fcl', harmless, 'CI')).toMatchObject({ cutOff: 'CUSTOMS' });
});

test('what a shipper ticks when booking a full container is among what the container needs', () => {
  for (const isDangerous of [true, false]) {
    const all = papersNeeded({ line: 'fcl', isDangerous }).map(({ code }) => code);
    expect(all).toEqual(expect.arrayContaining(papersFor({ dangerous: isDangerous }).map(({ code }) => code)));
  }
  expect(seaExportPapers.map(({ code }) => code).join(' ')).toBe('SDS TCA CLSR PERF USE DGDECL MMDG CPC POA CI PL DE');
  expect(seaExportPapers.find(({ code }) => code === 'TCA')?.due).toBe('订舱时（性质存疑的货物）');
});

test('each paper has an issuer, a time and, under a condition, its words; dangerous papers only for dangerous goods', () => {
  const dangerousOnly = new Set(paperTable.flatMap(({ code, goods }) => (goods === 'dangerous' ? [code] : [])));
  const shipments = fc.record({
    line: fc.constantFrom(...serviceLine.options),
    isDangerous: fc.boolean(),
    hazardClass: fc.option(fc.constantFrom('1.4', '2.1', '3', '5.2', '6.1', '8', '9')),
    packingGroup: fc.option(fc.constantFrom('I' as const, 'II' as const, 'III' as const)),
    hasLithium: fc.boolean(),
    isChemical: fc.boolean(),
  });
  fc.assert(
    fc.property(shipments, (shipment) => {
      const papers = papersNeeded(shipment);
      expect(new Set(papers.map(({ code }) => code)).size).toBe(papers.length);
      for (const { code, issuer, due, need, whenZh } of papers) {
        expect(issuer).not.toBe('');
        expect(due).not.toBe('');
        expect(whenZh === '').toBe(need === 'required');
        if (dangerousOnly.has(code)) expect(shipment.isDangerous).toBe(true);
      }
    }),
  );
});
