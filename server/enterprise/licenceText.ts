import { creditCodeIn } from './creditCodes.ts';
import type { Field, Label, Row } from './licenceLayout.ts';
import { labelsOf, middle, rowsOf, runsOf, textOf, valueOf } from './licenceLayout.ts';
import type { TextLine } from './textEngine.ts';

const widened: ReadonlyMap<string, string> = new Map(Object.entries({ '(': '（', ')': '）', ',': '，', ';': '；' }));

/** Chinese text as printed: no blanks, full-width brackets and commas, no specks around it. */
const tidied = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/[(),;]/g, (character) => widened.get(character)!)
    .replaceAll(/["'”“‘’|`~^_[\]{}<>《》]/g, '')
    .replaceAll(/^[^一-龥\w（]+|[^一-龥\w）。]+$/g, '');

const companyName = /[一-龥（）]{2,}(?:公司|厂|商行|合伙企业|合作社|中心|集团)$/;
const companyKind = /^(?:有限责任公司|股份有限公司|其他|一人|全民|集体|个人独资|普通合伙|有限合伙)/;

/** The pattern of a value whose heading was not recognised; each run of a row is tested separately. */
const patterns: Partial<Record<Field, RegExp>> = {
  enterpriseName: companyName,
  enterpriseType: /^(?:有限责任公司|股份有限公司|个人独资企业|普通合伙|有限合伙)(?:（.+）)?$/,
  registeredCapital: /^(?:人民币|美元)?[\d,.，一-龥]*万(?:元|美元|欧元)(?:人民币|整)*$/,
  establishedOn: /^\d{4}年\d{1,2}月\d{1,2}日$/,
};

const place = /^[一-龥]{2,8}?[省市区县旗州盟].*[路街道号镇乡村室]/;

/**
 * The widely spaced heading 住所 is missed most often: an address in another heading's column without a heading of its
 * own is its value.
 */
const unheadedAddress = (labels: Label[], rows: Row[], em: number): string | undefined =>
  labels
    .flatMap((label) => rows.map((_, row) => ({ ...label, row })))
    .filter(({ row, x0 }) => !labels.some((label) => label.row === row && Math.abs(label.x0 - x0) < em * 2))
    .map((label) => tidied(valueOf(label, labels, rows, em)))
    .find((value) => place.test(value));

/** The fields of a business licence, from the recognised lines; fields that were not found are omitted. */
export const licenceFieldsIn = (lines: TextLine[]): Partial<Record<Field, string>> => {
  const em = middle(lines.map(({ y0, y1 }) => y1 - y0));
  const printed = lines.filter(({ y0, y1 }) => y1 - y0 > em * 0.4 && y1 - y0 < em * 2.2);
  const rows = rowsOf(printed, em);
  const labels = labelsOf(rows, em);
  const runs = rows.flatMap((row) => runsOf(row, em).map(textOf));
  const fields: Partial<Record<Field, string>> = {};

  for (const label of labels) {
    const value = label.field === null ? '' : tidied(valueOf(label, labels, rows, em));
    if (label.field !== null && value !== '') fields[label.field] = value;
  }
  for (const [field, pattern] of Object.entries(patterns) as [Field, RegExp][]) {
    const guess = runs
      .map(tidied)
      .find((run) => pattern.test(run) && (field !== 'enterpriseName' || !companyKind.test(run)));
    if (fields[field] === undefined && guess !== undefined) fields[field] = guess;
  }
  const address = fields.address ?? unheadedAddress(labels, rows, em);
  if (address !== undefined) fields.address = address;
  const code = runs.map((run) => creditCodeIn(run.replaceAll(/\s/g, ''))).find((found) => found !== '');
  if (code !== undefined) fields.creditCode = code;
  return fields;
};
