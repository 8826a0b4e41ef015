import type { LicenceFields } from '#contract/enterprise/enterprise.ts';
import type { TextLine } from '#server/enterprise/textEngine.ts';
import type { TextReader } from '#server/enterprise/textReader.ts';
import { sampleLicence } from '../support/licence.ts';

const headings: Readonly<Record<keyof LicenceFields, string>> = {
  creditCode: '统一社会信用代码',
  enterpriseName: '名称',
  enterpriseType: '类型',
  legalPerson: '法定代表人',
  registeredCapital: '注册资本',
  establishedOn: '成立日期',
  address: '住所',
  businessScope: '经营范围',
};

/** The height and width of a character, and the left edge of the values. */
const [em, valueX] = [20, 200];

const glyphsOf = (text: string, x: number): TextLine['glyphs'] =>
  Array.from(text, (character, index) => ({ text: character, x0: x + index * em, x1: x + (index + 1) * em }));

/** Finds a licence's fields in any picture: reading a real one takes seconds and has its own test. */
export const readerOf = (licence = sampleLicence): TextReader => ({
  read: () =>
    Promise.resolve(
      Object.entries(headings).map(([field, heading], row) => ({
        y0: row * 2 * em,
        y1: row * 2 * em + em,
        glyphs: [...glyphsOf(heading, 0), ...glyphsOf(licence[field as keyof LicenceFields], valueX)],
      })),
    ),
  stop: () => Promise.resolve(),
});
