import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { LicenceFields } from '#contract/enterprise/enterprise.ts';

/** A fictitious company; codes of its type start with 91 and end with their check character. */
export const sampleLicence: LicenceFields = {
  enterpriseName: '上海样本化工贸易有限公司',
  creditCode: '91310115MA1H00000X',
  enterpriseType: '有限责任公司(自然人投资或控股)',
  legalPerson: '王小明',
  registeredCapital: '人民币500.0000万元整',
  establishedOn: '2016年05月18日',
  address: '上海市浦东新区样本路100号8幢201室',
  businessScope:
    '危险化学品经营(不带储存设施)，化工原料及产品、橡塑制品、五金交电的销售，货物运输代理，从事货物及技术的进出口业务。',
};

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
const subsets = Object.entries(
  JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>,
).map(([name, ranges]) => ({
  file: join(folder, `files/noto-sans-sc-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
  ranges: ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  }),
}));

// of a family with several subsets only the first is drawn, so each subset is a separate family
const familyOf = (character: string): string => {
  const point = character.codePointAt(0)!;
  const index = subsets.findIndex(({ ranges }) => ranges.some(({ from, to }) => from <= point && point <= to));
  const family = `licence-${index}`;
  if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(subsets[index]!.file, family);
  return family;
};

const width = 1_400;
const height = 990;

interface Type {
  px: number;
  weight?: number;
}

const widthOf = (ink: SKRSContext2D, character: string, { px, weight = 500 }: Type): number => {
  ink.font = `${px}px "${familyOf(character)}"`;
  ink.fontVariationSettings = `'wght' ${weight}`;
  return ink.measureText(character).width;
};

const write = (ink: SKRSContext2D, text: string, x: number, y: number, type: Type): void => {
  let at = x;
  for (const character of text) {
    const wide = widthOf(ink, character, type);
    ink.fillText(character, at, y);
    at += wide;
  }
};

const writeCentred = (ink: SKRSContext2D, text: string, x: number, y: number, type: Type): void => {
  const wide = Array.from(text, (character) => widthOf(ink, character, type)).reduce((sum, each) => sum + each, 0);
  write(ink, text, x - wide / 2, y, type);
};

const wrapped = (ink: SKRSContext2D, text: string, max: number, type: Type): string[] => {
  const lines: string[] = [];
  let room = 0;
  for (const character of text) {
    room -= widthOf(ink, character, type);
    if (room < 0) {
      lines.push('');
      room = max - widthOf(ink, character, type);
    }
    lines[lines.length - 1] += character;
  }
  return lines;
};

const border = (ink: SKRSContext2D): void => {
  ink.fillStyle = '#fdfaf0';
  ink.fillRect(0, 0, width, height);
  ink.strokeStyle = '#c8a44a';
  ink.lineWidth = 14;
  ink.strokeRect(28, 28, width - 56, height - 56);
  ink.lineWidth = 3;
  ink.strokeRect(48, 48, width - 96, height - 96);
};

const watermark = (ink: SKRSContext2D): void => {
  ink.save();
  ink.translate(width / 2, height / 2);
  ink.rotate(-0.35);
  ink.fillStyle = 'rgb(200 60 50 / 13%)';
  writeCentred(ink, '样 本', 0, 90, { px: 260, weight: 700 });
  ink.restore();
};

const seal = (ink: SKRSContext2D): void => {
  ink.strokeStyle = 'rgb(210 30 30 / 80%)';
  ink.fillStyle = ink.strokeStyle;
  ink.lineWidth = 5;
  ink.beginPath();
  ink.arc(1_120, 830, 84, 0, Math.PI * 2);
  ink.stroke();
  writeCentred(ink, '样本', 1_120, 842, { px: 34, weight: 700 });
};

const printed = '#161616';
const label = '#4a3b16';

/**
 * Draws a business licence as the market regulator prints them, watermarked 样本: a picture of a fictitious company for
 * demos and tests.
 */
export const drawLicence = (fields: LicenceFields, { scale = 1 }: { scale?: number } = {}): Canvas => {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const ink = canvas.getContext('2d');
  ink.scale(scale, scale);
  border(ink);
  watermark(ink);
  ink.fillStyle = printed;
  writeCentred(ink, '营 业 执 照', width / 2, 190, { px: 74, weight: 700 });
  writeCentred(ink, '（副本）', width / 2, 236, { px: 24 });
  write(ink, '统一社会信用代码', 110, 150, { px: 22 });
  write(ink, fields.creditCode, 110, 190, { px: 28, weight: 600 });

  const row = (name: string, value: string, x: number, y: number, max: number): void => {
    ink.fillStyle = label;
    write(ink, name, x, y, { px: 25 });
    ink.fillStyle = printed;
    wrapped(ink, value, max, { px: 26 }).forEach((line, index) =>
      write(ink, line, x + 150, y + index * 40, { px: 26 }),
    );
  };
  row('名　　称', fields.enterpriseName, 110, 320, 480);
  row('类　　型', fields.enterpriseType, 110, 420, 480);
  row('法定代表人', fields.legalPerson, 110, 520, 480);
  row('经营范围', fields.businessScope, 110, 600, 480);
  row('注册资本', fields.registeredCapital, 800, 320, 380);
  row('成立日期', fields.establishedOn, 800, 420, 380);
  row('住　　所', fields.address, 800, 520, 380);
  row('登记机关', '', 800, 800, 380);
  seal(ink);
  return canvas;
};

const widened: Readonly<Record<string, string>> = { '(': '（', ')': '）', ',': '，' };

/** The fields as the reader returns them: Chinese print has full-width brackets and commas. */
export const printedFields = (fields: LicenceFields): LicenceFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.replaceAll(/[(),]/g, (each) => widened[each]!)]),
  ) as LicenceFields;
