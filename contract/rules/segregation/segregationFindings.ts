import type { CodeTarget } from './segregationCodes.ts';
import type { SegregationLine } from './segregationLine.ts';
import { codeRulesOf, hazardsOf, tableHazardsOf } from './segregationLine.ts';
import type { SegregationTerm } from './segregationTable.ts';
import { divisionOf, tableCell } from './segregationTable.ts';

/** A rule that asks two lines to be segregated. */
export interface SegregationFinding {
  term: SegregationTerm;
  /** 'table 7.2.4' or the segregation code. */
  source: string;
  /** What met: two hazards of the table, or the line with the code and what the code aims at. */
  match: string;
  paragraphs: string[];
  /** Whether it rests on a subsidiary hazard or on a class named by a code, not on the two classes themselves. */
  secondary: boolean;
}

const tableSource = 'table 7.2.4';

const isOf = (hazard: string, target: string): boolean =>
  hazard === target || divisionOf(hazard) === target || (target === '1' && hazard.startsWith('1.'));

const meetsHazard = (hazard: string, { hazards = [], exceptHazards = [] }: CodeTarget): boolean =>
  hazards.some((target) => isOf(hazard, target)) && !exceptHazards.some((target) => isOf(hazard, target));

/** What of a line a code aims at; undefined where it does not meet it. */
const metBy = (line: SegregationLine, target: CodeTarget): string | undefined => {
  if (target.exceptUnNumbers?.includes(line.unNumber)) return undefined;
  if (target.unNumbers?.includes(line.unNumber)) return `UN ${line.unNumber}`;
  return (
    target.groups?.find((group) => line.segregationGroups?.includes(group)) ??
    hazardsOf(line).find((hazard) => meetsHazard(hazard, target))
  );
};

const codeFindings = (carrier: SegregationLine, other: SegregationLine): SegregationFinding[] =>
  codeRulesOf(carrier).flatMap(({ code, rule }) => {
    if (rule.kind !== 'term') return [];
    const met = metBy(other, rule);
    if (met === undefined) return [];
    const listed = met.startsWith('SGG') ? ['3.1.4.4'] : [];
    const included = met !== other.hazardClass && rule.hazards !== undefined ? ['7.2.2.2'] : [];
    return {
      term: rule.term,
      source: code,
      match: `UN ${carrier.unNumber} ${code} × ${met}`,
      paragraphs: ['7.2.3.1', '7.2.8', ...listed, ...included],
      secondary: false,
    };
  });

/** Column 16b speaks of the other's class itself, so that it takes the table's place (7.2.3.1). */
const isOverruled = (carrier: SegregationLine, hazard: string): boolean =>
  codeRulesOf(carrier).some(({ rule }) => rule.kind === 'term' && meetsHazard(hazard, rule));

/** Pairs of hazards that the table is read for, each with its cell. */
export const cellsOf = (one: SegregationLine, other: SegregationLine) =>
  tableHazardsOf(one).flatMap((row) =>
    tableHazardsOf(other)
      .filter((column) => row.exceptHazard !== column.hazard && column.exceptHazard !== row.hazard)
      .map((column) => ({ row, column, cell: tableCell(row.hazard, column.hazard) })),
  );

const tableFindings = (one: SegregationLine, other: SegregationLine): SegregationFinding[] =>
  cellsOf(one, other).flatMap(({ row, column, cell }) => {
    if (cell === undefined || cell === 'X' || cell === '*') return [];
    if (isOverruled(one, column.hazard) || isOverruled(other, row.hazard)) return [];
    const origins = [row.origin, column.origin];
    return {
      term: cell,
      source: tableSource,
      match: [row.hazard, column.hazard].toSorted().join(' × '),
      paragraphs: [
        '7.2.4',
        ...(origins.includes('subsidiary') ? ['7.2.3.3'] : []),
        ...(origins.includes('code') ? ['7.2.6.2'] : []),
      ],
      secondary: origins.some((origin) => origin !== 'class'),
    };
  });

const inOrder = (a: SegregationFinding, b: SegregationFinding): number =>
  b.term - a.term ||
  Number(a.source === tableSource) - Number(b.source === tableSource) ||
  a.source.localeCompare(b.source, 'en', { numeric: true }) ||
  a.match.localeCompare(b.match) ||
  a.paragraphs.length - b.paragraphs.length ||
  a.paragraphs.join().localeCompare(b.paragraphs.join());

/** Every rule that asks two lines to be segregated, the strictest first and column 16b before the table. */
export const findingsOf = (one: SegregationLine, other: SegregationLine): SegregationFinding[] =>
  [...codeFindings(one, other), ...codeFindings(other, one), ...tableFindings(one, other)]
    .toSorted(inOrder)
    .filter(
      ({ source, match }, index, all) =>
        all.findIndex((finding) => finding.source === source && finding.match === match) === index,
    );
