import type { CodeTarget } from './segregationCodes.ts';
import type { SegregationItem } from './segregationItem.ts';
import { codeRulesOf, hazardsOf, tableHazardsOf } from './segregationItem.ts';
import type { SegregationTerm } from './segregationTable.ts';
import { divisionOf, tableCell } from './segregationTable.ts';

/** A rule that requires two cargo items to be segregated. */
export interface SegregationFinding {
  term: SegregationTerm;
  /** 'table 7.2.4' or the segregation code. */
  source: string;
  /** The match: two hazards of the table, or the item with the code and the code's target. */
  match: string;
  paragraphs: string[];
  /** Whether it is based on a subsidiary hazard or on a class in a code, not on the two classes themselves. */
  secondary: boolean;
}

const tableSource = 'table 7.2.4';

const isOf = (hazard: string, target: string): boolean =>
  hazard === target || divisionOf(hazard) === target || (target === '1' && hazard.startsWith('1.'));

const meetsHazard = (hazard: string, { hazards = [], exceptHazards = [] }: CodeTarget): boolean =>
  hazards.some((target) => isOf(hazard, target)) && !exceptHazards.some((target) => isOf(hazard, target));

/** The property of a cargo item that a code targets; undefined if it does not match. */
const metBy = (item: SegregationItem, target: CodeTarget): string | undefined => {
  if (target.exceptUnNumbers?.includes(item.unNumber)) return undefined;
  if (target.unNumbers?.includes(item.unNumber)) return `UN ${item.unNumber}`;
  return (
    target.groups?.find((group) => item.segregationGroups?.includes(group)) ??
    hazardsOf(item).find((hazard) => meetsHazard(hazard, target))
  );
};

const codeFindings = (carrier: SegregationItem, other: SegregationItem): SegregationFinding[] =>
  codeRulesOf(carrier).flatMap(({ code, rule }) => {
    if (rule.kind !== 'term') return [];
    const met = metBy(other, rule);
    if (met === undefined) return [];
    const isDeclared = other.declaredGroups?.includes(met) === true;
    const listed = met.startsWith('SGG') ? [isDeclared ? '7.2.5.3' : '3.1.4.4'] : [];
    const included = met !== other.hazardClass && rule.hazards !== undefined ? ['7.2.2.2'] : [];
    return {
      term: rule.term,
      source: code,
      match: `UN ${carrier.unNumber} ${code} × ${met}`,
      paragraphs: ['7.2.3.1', '7.2.8', ...listed, ...included],
      secondary: false,
    };
  });

/** Whether column 16b itself contains the other's class and so replaces the table (7.2.3.1). */
const isOverruled = (carrier: SegregationItem, hazard: string): boolean =>
  codeRulesOf(carrier).some(({ rule }) => rule.kind === 'term' && meetsHazard(hazard, rule));

/** Pairs of hazards to look up in the table, each with its cell. */
export const cellsOf = (one: SegregationItem, other: SegregationItem) =>
  tableHazardsOf(one).flatMap((row) =>
    tableHazardsOf(other)
      .filter((column) => row.exceptHazard !== column.hazard && column.exceptHazard !== row.hazard)
      .map((column) => ({ row, column, cell: tableCell(row.hazard, column.hazard) })),
  );

const tableFindings = (one: SegregationItem, other: SegregationItem): SegregationFinding[] =>
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

/** Every rule that requires two cargo items to be segregated, the strictest first and column 16b before the table. */
export const findingsOf = (one: SegregationItem, other: SegregationItem): SegregationFinding[] =>
  [...codeFindings(one, other), ...codeFindings(other, one), ...tableFindings(one, other)]
    .toSorted(inOrder)
    .filter(
      ({ source, match }, index, all) =>
        all.findIndex((finding) => finding.source === source && finding.match === match) === index,
    );
