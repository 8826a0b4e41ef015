import type { Block } from '#server/orders/pdf/printed.ts';
import type { DangerousPaper, PaperField, PaperSection, PaperStatement } from './paper.ts';
import { isMissing } from './paper.ts';

const line = '_'.repeat(44);
const labelWidth = 200;
/** A statement and the lines for its signature stay on one page. */
const statementLines = 12;

const fieldRow = (one: PaperField): [string, string] => [
  `${one.nameZh} ${one.nameEn}`,
  isMissing(one) ? `〔缺 MISSING〕${one.paragraph}` : one.value,
];

const sectionBlocks = ({ titleZh, titleEn, fields }: PaperSection): Block[] => [
  { kind: 'heading', text: `${titleZh}　${titleEn}` },
  { kind: 'facts', rows: fields.map(fieldRow), labelWidth },
];

const statementBlocks = ({ titleZh, titleEn, paragraph, textEn, textZh, byHand }: PaperStatement): Block[] => [
  { kind: 'heading', text: `${titleZh}　${titleEn}（${paragraph}）`, kept: statementLines },
  {
    kind: 'facts',
    labelWidth,
    rows: [['声明 Statement', `${textEn}\n${textZh}`], ...byHand.map((label): [string, string] => [label, line])],
  },
];

const draftNote = ({ missing }: DangerousPaper): string =>
  `草稿 DRAFT：缺 ${missing.length} 项，补齐前不得签署。${missing.map(({ nameZh, paragraph }) => `${nameZh}（${paragraph}）`).join('；')}`;

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
