import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { TextLine } from './textEngine.ts';

/** A field of a licence. */
export type Field = keyof LicenceFields;

interface Glyph {
  text: string;
  x0: number;
  x1: number;
}

/** Characters next to each other. */
export interface Row {
  y: number;
  glyphs: Glyph[];
}

/** A heading and its position. */
export interface Label {
  /** Null for a heading that only ends the value above or to its left. */
  field: Field | null;
  row: number;
  x0: number;
  x1: number;
}

/** The headings of a licence with their usual misreadings; spaces and specks may separate their characters. */
const headings: readonly [RegExp, Field | null][] = [
  [/名[^一-龥]*称/, 'enterpriseName'],
  [/类[^一-龥]*型/, 'enterpriseType'],
  [/法定代表人|负责人|经营者|执行事务合伙人|投资人/, 'legalPerson'],
  [/注册资本|出资额/, 'registeredCapital'],
  [/成立日期/, 'establishedOn'],
  [/[住佳往任][^一-龥]*所|经营场所|营业场所/, 'address'],
  [/经营范(?:[围国转园]|[^一-龥])?/, 'businessScope'],
  [/统一社会信用代码|营业期限|登记机关|登记日期|核准日期/, null],
];

/** The median. */
export const middle = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Groups lines into rows; `em` is the height of the print in pixels. */
export const rowsOf = (lines: TextLine[], em: number): Row[] => {
  const rows: Row[] = [];
  for (const { y0, y1, glyphs } of lines.toSorted((a, b) => a.y0 + a.y1 - b.y0 - b.y1)) {
    const y = (y0 + y1) / 2;
    const last = rows.at(-1);
    if (last && y - last.y < em / 2) last.glyphs.push(...glyphs);
    else rows.push({ y, glyphs: [...glyphs] });
  }
  for (const row of rows) row.glyphs.sort((a, b) => a.x0 - b.x0);
  return rows;
};

/** Whether a heading may begin here: at the start of its row, or after a gap. */
const beginsApart = (glyphs: Glyph[], at: number, em: number): boolean =>
  at === 0 || glyphs[at]!.x0 - glyphs[at - 1]!.x1 > em * 0.8;

/** The headings, the first of each field. */
export const labelsOf = (rows: Row[], em: number): Label[] => {
  const found = rows.flatMap(({ glyphs }, row) => {
    const text = glyphs.map((glyph) => glyph.text[0] ?? ' ').join('');
    return headings.flatMap(([heading, field]): Label[] =>
      [...text.matchAll(new RegExp(heading, 'g'))]
        .filter(({ index }) => beginsApart(glyphs, index, em))
        .map(({ index, 0: match }) => ({
          field,
          row,
          x0: glyphs[index]!.x0,
          x1: glyphs[index + match.length - 1]!.x1,
        })),
    );
  });
  return found.filter(
    ({ field }, index) => field === null || found.findIndex((other) => other.field === field) === index,
  );
};

/** Characters as text. */
export const textOf = (glyphs: Glyph[]): string => glyphs.map(({ text }) => text).join('');

/** The parts of a row that are separated by gaps. */
export const runsOf = ({ glyphs }: Row, em: number): Glyph[][] => {
  const runs: Glyph[][] = [];
  for (const [at, glyph] of glyphs.entries()) {
    if (at === 0 || glyph.x0 - glyphs[at - 1]!.x1 > em * 1.5) runs.push([]);
    runs.at(-1)!.push(glyph);
  }
  return runs;
};

/** The text to the right of a heading and below it, up to the next heading in either direction. */
export const valueOf = (label: Label, labels: Label[], rows: Row[], em: number): string => {
  const right = Math.min(...labels.filter(({ x0 }) => x0 > label.x1 + em * 2).map(({ x0 }) => x0 - em / 2));
  const until = Math.min(
    ...labels.filter(({ row, x0 }) => row > label.row && Math.abs(x0 - label.x0) < em * 2).map(({ row }) => row),
  );
  let y = rows[label.row]!.y;
  let value = '';
  for (const row of rows.slice(label.row, until)) {
    const inside = row.glyphs.filter(({ x0, x1 }) => x0 >= label.x1 - em / 4 && x1 <= right);
    if (inside.length === 0) continue;
    if (row.y - y > em * 2.6) break;
    ({ y } = row);
    value += textOf(inside);
  }
  return value;
};
