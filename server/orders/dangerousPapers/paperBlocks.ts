import { groupedMissing, rangesText } from '#contract/orders/dangerousPapers.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import type { DangerousPaper, PaperField, PaperSection, PaperStatement } from './paper.ts';
import { isMissing } from './paper.ts';

const line = '_'.repeat(44);
const labelWidth = 200;

const fieldRow = (one: PaperField): [string, string] => [
  `${one.nameZh} ${one.nameEn}`,
  isMissing(one) ? `〔缺 MISSING〕${one.paragraph}` : one.value,
];

const sectionBlocks = ({ titleZh, titleEn, fields }: PaperSection): Block[] => [
  { kind: 'heading', text: `${titleZh}　${titleEn}` },
  { kind: 'facts', rows: fields.map(fieldRow), labelWidth },
];

const statementBlocks = ({ titleZh, titleEn, paragraph, textEn, textZh, byHand }: PaperStatement): Block[] => [
  { kind: 'heading', text: `${titleZh}　${titleEn}（${paragraph}）`, whole: true },
  {
    kind: 'facts',
    labelWidth,
    rows: [['声明 Statement', `${textEn}\n${textZh}`], ...byHand.map((label): [string, string] => [label, line])],
  },
];

/** What a paper lacks, the same of several cargo items together: `货物 1—3：集装箱号（IMDG 5.4.2.1）`. */
const missingText = (missing: DangerousPaper['missing']): string =>
  groupedMissing(missing)
    .map(({ fact: { nameZh }, items, paragraphs }) => {
      const text = `${nameZh}（${paragraphs.join('；')}）`;
      return items.length === 0 ? text : `货物 ${rangesText(items)}：${text}`;
    })
    .join('；');

const draftNote = ({ missing }: DangerousPaper): string =>
  `草稿 DRAFT：缺 ${missing.length} 项，补齐前不得签署。${missingText(missing)}`;

/** The content of a paper in reading order; what it lacks stands first and in its place. */
export const paperBlocks = (paper: DangerousPaper): Block[] => [
  { kind: 'heading', text: `${paper.titleEn}（${paper.source}）` },
  ...(paper.missing.length > 0 ? ([{ kind: 'note', text: draftNote(paper) }] satisfies Block[]) : []),
  ...paper.sections.flatMap(sectionBlocks),
  ...paper.statements.flatMap(statementBlocks),
  {
    kind: 'note',
    text: `本单按订单内容生成，依据 ${paper.source}；由签署人核对并对内容负责，不作为实际运输决定的唯一依据。`,
  },
];
