import { plainDashes } from '#contract/protocol/textInput.ts';
import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { casNumbersIn } from '#contract/rules/classification/cas.ts';
import { shippingNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ReadValue, SheetFacts } from './safetySheet.ts';
import type { Labelled, SheetLine } from './sheetSections.ts';
import { sectionsOf, valuesOf } from './sheetSections.ts';

type Entry = Pick<
  DangerousGoods,
  'unNumber' | 'properShippingName' | 'nameZh' | 'commonNameZh' | 'hazardClass' | 'packingGroup'
>;

const label = {
  number:
    /联合国(?:危险货物)?\s*(?:编号|编码|号)(?:\s*\(\s*UN[^)]*\))?|UN\s*(?:编号|编码|号)|UN[\s-]*(?:numbers?|no)\b\.?(?:\s*or\s*ID\s*(?:number|no\.?))?|危险货物编号\s*\(\s*UN\s*\)/,
  name: /(?:联合国\s*)?(?:正式|正确|恰当|适当|合适)?(?:的)?运输(?:专用|专有|正式)?名称|(?:UN\s*)?proper\s*shipping\s*name/,
  subsidiary:
    /次要?(?:的)?(?:危险|风险)(?:性|类别|性类别)?|副危险性?(?:类别)?|subsidiary\s*(?:risks?|hazards?)(?:\s*class)?|(?<![\w-])sub\.?\s*risk/,
  class:
    /(?:联合国|运输|主要?|货物)*\s*危险(?:性|货物)?(?:类别|分类|等级)|(?:transport\s*)?hazard\s*class(?:\s*\(es\)|es)?|transport\s*class|\bclass(?:\s*or\s*division)?(?=\s*:)/,
  group: /包装(?:类别|组别?|等级|类)(?!型)|pack(?:ing|aging)\s*group/,
  pollutant: /海洋污染物?|marine\s*pollutants?|environmental\s*hazards?|环境(?:危害|危险)(?!物质)/,
  flash: /闪点|flash\s*-?\s*point/,
};

const transportLabels = new RegExp(
  [
    ...[label.number, label.name, label.subsidiary, label.class, label.group, label.pollutant].map(
      ({ source }) => source,
    ),
    String.raw`\bEmS\b|EMS-No|tunnel|隧道|包装标志|包装方法|运输注意|特殊(?:防范|注意)|special\s*precautions?|(?:maritime\s*)?transport\s*in\s*bulk|limited\s*quantit|^14\s*\.\s*\d|^(?:\d{1,2}\.)+\d?\s+[A-Z一-龥]|reportable|poison\s*inhal|label`,
  ].join('|'),
  'i',
);

const propertyLabels =
  /闪点|flash\s*-?\s*point|自燃|引燃|点火|燃点|爆炸|沸点|沸程|熔点|凝固|密度|蒸[汽气]|蒸发|溶解|粘度|黏度|分解|可燃|易燃|气味|外观|pH\b|boiling|melting|evaporation|flammab|auto-?\s*ignition|ignition|explosi|vapou?r|densit|solubil|viscos|decomposition|odou?r|appearance|^\w\)|^9\s*\.\s*\d/i;

/** The means of transport before a value: `ADR/RID: 1294 IMDG: 1294`. */
const modes =
  /(?:\b(?:ADR|RID|ADN|IMDG|IMO|IATA|ICAO|DOT|TDG|JT\/T|IMDG-Code)\b|国际?(?:海运|空运|陆运)|(?:海|空|陆|水|铁|公)路?运(?:输)?|公路|铁路)[\w/.\s-]{0,14}(?:\([^)]*\))?\s*:?\s*/gi;

const partsOf = (found: readonly Labelled[]): Labelled[] =>
  found.flatMap((one) =>
    one.text
      .split(modes)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => Object.assign({}, one, { text })),
  );

const lineMax = 160;

/** The distinct values in the order of the sheet, each from its first line. */
const distinct = (found: readonly ReadValue[]): ReadValue[] =>
  found
    .filter(({ value }, index) => found.findIndex((other) => other.value === value) === index)
    .map((one) => ({ ...one, line: one.line.length > lineMax ? `${one.line.slice(0, lineMax)}…` : one.line }));

const notDangerous =
  /not\s*(?:a\s*|classified\s*as\s*)?(?:regulated|dangerous|hazardous|restricted|subject\s*to|classified)|non[\s-]*(?:hazardous|dangerous|regulated)|no\s*dangerous\s*goods|非危险(?:货物?|化学品|品|物)|(?:不属于?|不是|不作为|不按|未被?列[入为]|不被?(?:列|划分|归类)[入为]?)[^,。;]{0,14}危险(?:货物|品|化学品|物)|不受(?:[^,。;]{0,10})(?:管制|限制|约束)|非管制|普通货物|无危险/i;
const notApplicable = /^(?:不适用|无(?:意义|资料)?|没有|not\s*applicable|n\/?a|none|-+|\/)\.?$/i;

const unIn = ({ page, line, text }: Labelled, isListed: (un: string) => boolean): ReadValue[] =>
  [...text.matchAll(/(?<![\d.,-])(?:UN|ID)?\s*-?\s*(\d{4})(?![\d-]|\.\d)/gi)].flatMap(({ 1: value = '' }) =>
    isListed(value) ? [{ value, page, line }] : [],
  );

/** Divisions of GB 6944-1986, whose classes 3 and 8 had parts by flash point and by kind. */
const formerDivision = /^([38])\.[1-3]$/;
const zhDigits = '一二三四五六七八九';

const hazardsIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\d.])([1-9](?:\.[1-6][A-HJ-LNS]?)?)(?!\d|\.\d|\s*%)|第([一二三四五六七八九])类/g)].map(
    ({ 1: digits, 2: zh = '' }) => (digits ?? String(zhDigits.indexOf(zh) + 1)).replace(formerDivision, '$1'),
  );

const classIn = ({ page, line, text }: Labelled): ReadValue[] => {
  const [value] = hazardsIn(text);
  return value === undefined ? [] : [{ value, page, line }];
};

/** The hazards behind the class, in brackets or behind signs: `6.1 (3)`, `3 + 8`. */
const behindClass = ({ page, line, text }: Labelled): ReadValue[] => {
  const behind = /(?<=\d[A-S]?\s*)(?:[(+,/]|次|副)(?<rest>.*)$/.exec(text)?.groups?.['rest'];
  const value = behind === undefined ? '' : hazardsIn(behind).join(' ');
  return value === '' ? [] : [{ value, page, line }];
};

const subsidiaryIn = ({ page, line, text }: Labelled): ReadValue[] => {
  const value = hazardsIn(text).join(' ');
  return value === '' ? [] : [{ value, page, line }];
};

/** Packing groups as they are written: roman, `二级`, `2`, and `O52` of older Chinese lists. */
const groupWritings = [
  /(?<![a-z])(I{1,3})(?![a-z])/gi,
  /([一二三])\s*[级类]/g,
  /(?:(?<![\d.])|[O0]5)([1-3])(?![\d.])/g,
];

const groupIn = ({ page, line, text }: Labelled): ReadValue[] => {
  const written = groupWritings.map((one) => Array.from(text.matchAll(one), ([, group = '']) => group));
  const [found = []] = written.filter((groups) => groups.length > 0);
  return found.map((group) => {
    const number = /^i/i.test(group) ? group.length : zhDigits.indexOf(group) + 1 || Number(group);
    return { value: 'I'.repeat(number), page, line };
  });
};

const pollutantIn = ({ page, line, text: typed }: Labelled): ReadValue[] => {
  const text = typed.replace(/^\([^)]*\/[^)]*\)/, '');
  const [, yes, no] = /^(?:[^a-z一-龥]*)(?:(yes|是|有|y\b|p\b)|(no\b|否|无|不|非|n\b))/i.exec(text) ?? [];
  if (yes === undefined && no === undefined) return [];
  return /^不适用|^no(?:t|ne)?\s*(?:data|applicable|available)|^无资料|^无数据/i.test(text)
    ? []
    : [{ value: yes === undefined ? 'no' : 'yes', page, line }];
};

const degrees = String.raw`-?\s?\d+(?:[.,]\d+)?`;
const flashText = new RegExp(
  String.raw`(?<sign>[<>]\s?=?|[≤≥]|大于|小于|高于|低于|不低于|不高于)?\s*(?<from>${degrees})\s*(?:°?\s?C|℃|°F|°)?(?:\s*(?:~|-|至|到|\.{2,3}|to)\s*(?<to>${degrees}))?\s*(?<unit>°?\s?[CF](?![a-z])|℃|℉|°)?`,
  'i',
);

/** Signs and words of a limit, as the form reads them. */
const signs: Readonly<Record<string, string>> = {
  大于: '>',
  高于: '>',
  小于: '<',
  低于: '<',
  不低于: '≥',
  不高于: '≤',
};

const flashIn = ({ page, line, text }: Labelled): ReadValue[] => {
  // a note of unit and cup stands before the values
  const [note = ''] = /^\([^)]*\)/.exec(text) ?? [];
  const parts = text
    .slice(note.length)
    .split(/[;,](?!\d)|\//)
    .filter((part) => /\d/.test(part));
  const isOpen = (part: string): boolean => /开[杯口]|open|\bo\.?c\.?(?![a-z])/i.test(note + part);
  const closed = parts.filter((part) => !isOpen(part));
  const inCelsius = closed.filter((part) => !/°\s?F|℉/i.test(part.replace(/\(.*$/, '')) || /°\s?C|℃/i.test(part));
  const [best] = [...inCelsius, ...closed, ...parts];
  if (best === undefined || /^\W*(?:约|大约|ca\b|approx)/i.test(best)) return [];
  const { sign = '', from, to, unit = '' } = flashText.exec(best)?.groups ?? {};
  if (from === undefined) return [];
  const number = (typed: string): string => typed.replaceAll(/\s/g, '').replace(',', '.');
  const range = to === undefined ? number(from) : `${number(from)}~${number(to)}`;
  const scale = /F|℉/i.test(unit) ? '°F' : '℃';
  const value = `${signs[sign] ?? sign.replaceAll(/\s/g, '')}${range} ${scale}${isOpen(best) ? ' (开杯)' : ''}`;
  return parseFlashPoint(value) ? [{ value, page, line }] : [];
};

const share = /(?:[<>]\s?=?|[≤≥])?\s*\d+(?:[.,]\d+)?(?:\s*%?\s*(?:-|~|至|to)\s*(?:[<>]\s?=?|[≤≥])?\s*\d+(?:[.,]\d+)?)?/;

/** The share behind or before a CAS number, where a percent sign or the heading of the column says that it is one. */
const contentIn = (line: string, hasColumn: boolean): string | undefined => {
  const rest = line.replaceAll(/\d{2,7}\s?-\s?\d{2,3}\s?-\s?\d(?!\d)/g, '|');
  const marked = new RegExp(String.raw`${share.source}\s*%`).exec(rest)?.[0];
  const column = hasColumn ? new RegExp(String.raw`\|\s*(${share.source})(?:\s|$)`).exec(rest)?.[1] : undefined;
  return (marked ?? column)?.trim();
};

const casIn = (lines: readonly SheetLine[]): ReadValue[] => {
  const hasColumn = lines.some(({ text }) => /含量|浓度|concentration|content|%|weight/i.test(text));
  return lines.flatMap(({ page, text }) =>
    casNumbersIn(text).map((value) => {
      const content = contentIn(text, hasColumn);
      return { value, page, line: text, ...(content !== undefined && { content }) };
    }),
  );
};

const technical =
  /^(?<name>.*?N\.?\s?O\.?\s?S\.?|.*?未另作规定的|.*?未另列明的?)\s*[,(]\s*(?<of>[^()]*(?:\([^()]*\)[^()]*)*)\)?[.\s]*$/i;

const tidyZh = (text: string): string => text.replaceAll(/[\s,、;。()[\]]/g, '');

/** The name of an entry that a text means, as the list writes it. */
const nameMeant = (text: string, entries: readonly Entry[]): string | undefined => {
  for (const { properShippingName, nameZh, commonNameZh } of entries) {
    const meant = shippingNameOf(properShippingName, text);
    if (meant !== undefined) return meant;
    const [only, ...others] = shippingNamesOf(properShippingName);
    const names = [nameZh, ...commonNameZh.split('、')].map(tidyZh).filter((name) => name !== '');
    if (others.length === 0 && names.includes(tidyZh(text))) return only;
  }
  return undefined;
};

const namesIn = (found: readonly Labelled[], entries: readonly Entry[]) => {
  const parts = partsOf(found);
  // a name may go on in the next lines
  const joined = found.map((one, index) => ({
    ...one,
    text: found
      .slice(index, index + 3)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(modes, ' ')
      .trim(),
  }));
  const read = [...parts, ...joined].map((one) => {
    const bare = one.text.replace(/^UN\s*\d{4}\s*,?\s*/i, '').replace(/[,;.]\s*$/, '');
    const { name = bare, of } = technical.exec(bare)?.groups ?? {};
    const value = nameMeant(name.trim(), entries) ?? nameMeant(bare.replace(/\s*\(.*$/, ''), entries);
    return { ...one, value, of: of?.trim() };
  });
  const named = read.filter((one): one is typeof one & { value: string } => one.value !== undefined);
  const toValue = ({ page, line }: Labelled, value: string): ReadValue => ({ value, page, line });
  const ofGoods = named.flatMap((one) => (one.of && /^[\x20-\x7e]+$/.test(one.of) ? [toValue(one, one.of)] : []));
  return {
    properShippingName: distinct(named.map((one) => toValue(one, one.value))),
    // the same name in capitals is no other one
    technicalName: ofGoods.filter(
      ({ value }, at) => ofGoods.findIndex((other) => other.value.toUpperCase() === value.toUpperCase()) === at,
    ),
  };
};

/**
 * Reads the sections 3, 9 and 14 of a safety data sheet, in Chinese (GB/T 16483) or English (EU, GHS). Without section
 * headings nothing is read. `entriesOf` are the entries of a UN number in the dangerous-goods list; other numbers are
 * none.
 */
export const sheetFactsOf = (
  lines: readonly SheetLine[],
  entriesOf: (unNumber: string) => readonly Entry[],
): SheetFacts => {
  const sections = sectionsOf(lines);
  const of = (number: number): readonly SheetLine[] => sections.get(number) ?? [];
  const transport = of(14);
  const isListed = (un: string): boolean => entriesOf(un).length > 0;
  const read = (at: RegExp): Labelled[] => partsOf(valuesOf(transport, at, transportLabels));
  const numbered = read(label.number);
  const mentioned = transport.flatMap(({ page, text }) =>
    [...text.matchAll(/\bUN\s*-?\s*(\d{4})(?!\d)/gi)].flatMap(({ 1: value = '' }): ReadValue[] =>
      isListed(value) ? [{ value, page, line: text }] : [],
    ),
  );
  const unNumber = distinct([...numbered.flatMap((one) => unIn(one, isListed)), ...mentioned]);
  const classes = read(label.class);
  const hazardClass = distinct(classes.flatMap(classIn));
  const subsidiary = [...read(label.subsidiary).flatMap(subsidiaryIn), ...classes.flatMap(behindClass)];
  const composition = casIn(of(3));
  const isStated = transport.filter(({ text }) => notDangerous.test(plainDashes(text)));
  const isBlank = numbered.filter(({ text }) => notApplicable.test(text));
  return {
    unNumber,
    ...namesIn(
      valuesOf(transport, label.name, transportLabels),
      unNumber.flatMap(({ value }) => entriesOf(value)),
    ),
    hazardClass,
    subsidiaryHazards: distinct(subsidiary),
    packingGroup: distinct(read(label.group).flatMap(groupIn)),
    flashPoint: distinct(valuesOf(of(9), label.flash, propertyLabels).slice(0, 3).flatMap(flashIn)),
    marinePollutant: distinct(read(label.pollutant).flatMap(pollutantIn)),
    cas: distinct(composition.length > 0 ? composition : casIn(of(1))),
    notRegulated:
      unNumber.length > 0
        ? []
        : distinct([
            ...isStated.map(({ page, text }) => ({ value: 'yes', page, line: text })),
            ...isBlank.map(({ page, line }) => ({ value: 'yes', page, line })),
          ]),
  };
};
