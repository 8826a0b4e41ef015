import { plainDashes } from '#contract/protocol/textInput.ts';
import { shippingNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { behindClass, casIn, classIn, flashIn, groupIn, pollutantIn, subsidiaryIn, unIn } from './labelledValues.ts';
import type { ReadValue, SheetFacts } from './safetySheet.ts';
import type { Labelled, SheetLine } from './sheetSections.ts';
import { sectionsOf, valuesOf, withColumnLabels } from './sheetSections.ts';

type Entry = Pick<
  DangerousGoods,
  'unNumber' | 'properShippingName' | 'nameZh' | 'commonNameZh' | 'hazardClass' | 'packingGroup'
>;

const label = {
  number:
    /联合国(?:危险货物)?\s*(?:编号|编码|号)(?:\s*\(\s*UN[^)]*\))?|UN\s*(?:编号|编码|号)|UN[\s-]*(?:numbers?|no)\b\.?(?:\s*or\s*ID\s*(?:number|no\.?))?|危险货物编号\s*\(\s*UN\s*\)/,
  name: /(?:联合国\s*)?(?:正式|正确|恰当|适当|合适)?(?:的)?运输(?:专用|专有|正式)?名称|(?:UN\s*)?proper\s*shipping\s*name|\bP\.\s?S\.\s?N\.?/,
  subsidiary:
    /次要?(?:的)?(?:危险|风险)(?:性|类别|性类别)?|副危险性?(?:类别)?|subsidiary\s*(?:risks?|hazards?)(?:\s*class)?|(?<![\w-])sub\.?\s*risk/,
  class:
    /(?:联合国|运输|主要?|货物)*\s*危险(?:性|货物)?(?:类别|分类|等级)|(?:transport\s*)?hazard\s*class(?:\s*\(es\)|es)?|transport\s*class|\b(?:ADR(?:\/RID)?|IMDG|IMO|IATA|ICAO)\s*class(?:\s*\/\s*division)?|\bclass(?:\s*or\s*division)?(?=\s*:)/,
  group: /包装(?:类别|组别?|等级|类)(?!型)|pack(?:ing|aging)\s*group|\bPG\b\*?(?=\s*(?::|$))/,
  pollutant:
    /海洋污染物?|marine\s*pollutants?|environmental(?:ly)?\s*hazard(?:s|ous)?(?![a-z]|\s*subs)|\benv\b\.?\*?(?=\s*(?::|$))|环境(?:危害|危险)(?!物质)/,
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
    .map((one) =>
      one.line.length > lineMax ? Object.assign({}, one, { line: `${one.line.slice(0, lineMax)}…` }) : one,
    );

const notDangerous =
  /not\s*(?:a\s*|classified\s*as\s*)?(?:regulated|dangerous|hazardous|restricted|subject\s*to|classified)|non[\s-]*(?:hazardous|dangerous|regulated)|no\s*dangerous\s*goods|非危险(?:货物?|化学品|品|物)|(?:不属于?|不是|不作为|不按|未被?列[入为]|不被?(?:列|划分|归类)[入为]?)[^,。;]{0,14}危险(?:货物|品|化学品|物)|不受(?:[^,。;]{0,10})(?:管制|限制|约束)|非管制|普通货物|无危险/i;
const notApplicable =
  /^(?:不适用|无(?:意义|资料)?|没有|未分类|not\s*(?:applicable|assigned|relevant)|n\/?a|none|-+|\/)\.?$/i;

const technical =
  /^(?<name>.*?N\.?\s?O\.?\s?S\.?|.*?未另作规定的|.*?未另列明的?)\s*(?:\(\s*(?<of>[^()]*(?:\([^()]*\)[^()]*)*)\)|,\s*(?<behind>[^()]+))[.\s]*$/i;

const tidyZh = (text: string): string => plainDashes(text).replaceAll(/[\s,、;。()[\]]/g, '');

/** Text layers and OCR text contain blanks inside words; sheets leave out commas. */
const withoutBlanks = (text: string): string => text.replaceAll(/[\s.,]/g, '').toUpperCase();

/** The name of an entry that a text means, in the list's spelling. */
const nameMeant = (text: string, entries: readonly Entry[]): string | undefined => {
  for (const { properShippingName, nameZh, commonNameZh } of entries) {
    const meant = shippingNameOf(properShippingName, text);
    if (meant !== undefined) return meant;
    const listed = shippingNamesOf(properShippingName);
    const spaced = listed.find((name) => withoutBlanks(name) === withoutBlanks(text));
    if (spaced !== undefined) return spaced;
    const [only, ...others] = listed;
    const names = [nameZh, ...commonNameZh.split('、')].map(tidyZh).filter((name) => name !== '');
    if (others.length === 0 && names.includes(tidyZh(text))) return only;
  }
  return undefined;
};

const toValue = ({ page, line }: Labelled, value: string): ReadValue => ({ value, page, line });

/** The parts of a name that stands in Chinese and English behind each other: `涂料 PAINT`. */
const byScript = (text: string): string[] => {
  const [, zh = '', en = ''] = /^([^A-Za-z]*\p{Script=Han}[^A-Za-z]*)([A-Z][\x20-\x7e]*)$/u.exec(text.trim()) ?? [];
  return [zh, en].filter((part) => part.trim() !== '');
};

const namesIn = (found: readonly Labelled[], entries: readonly Entry[]) => {
  const parts = partsOf(found).flatMap((one) =>
    [one.text, ...one.text.split(/;|\s\/\s/), ...byScript(one.text)].map((text) =>
      Object.assign({}, one, { text: text.trim() }),
    ),
  );
  // a name may continue in the next lines
  const joined = found.flatMap((one, index) =>
    [2, 3, 4, 5].map((lines) => {
      const behind = found.slice(index, index + lines).map(({ text }) => text);
      const text = behind
        .join(' ')
        .replaceAll(modes, ' ')
        .replace(/^[\s:]+/, '')
        .trim();
      return Object.assign({}, one, { text });
    }),
  );
  const read = [...parts, ...joined].map((one) => {
    const bare = one.text.replace(/^UN\s*\d{4}\s*,?\s*/i, '').replace(/[,;.]\s*$/, '');
    const { name = bare, of, behind } = technical.exec(bare)?.groups ?? {};
    const value =
      nameMeant(name.trim(), entries) ??
      nameMeant(bare.replace(/\s*\(.*$/, ''), entries) ??
      nameMeant(bare.replace(/,\s*(?:flammable|corrosive|易燃|腐蚀性?)\s*\(.*$/i, ''), entries);
    return Object.assign({}, one, { value, of: (of ?? behind)?.trim() });
  });
  const named = read.filter((one): one is typeof one & { value: string } => one.value !== undefined);
  const ofGoods = named.flatMap((one) => (one.of && /^[\x20-\x7e]+$/.test(one.of) ? [toValue(one, one.of)] : []));
  return {
    properShippingName: distinct(named.map((one) => toValue(one, one.value))),
    // the same name in capitals is not another one
    technicalName: ofGoods.filter(
      ({ value }, at) => ofGoods.findIndex((other) => other.value.toUpperCase() === value.toUpperCase()) === at,
    ),
  };
};

/** A value with the place of its line on the page. */
const placed = (one: ReadValue, lines: readonly SheetLine[]): ReadValue => {
  const begin = one.line.replace(/…$/, '');
  const { top, bottom } = lines.find(({ page, text }) => page === one.page && text.startsWith(begin)) ?? {};
  return top === undefined || bottom === undefined ? one : Object.assign({}, one, { top, bottom });
};

/**
 * Reads the sections 3, 9 and 14 of a safety data sheet, in Chinese (GB/T 16483) or English (EU, GHS). Without section
 * headings nothing is read. `entriesOf` returns the entries of a UN number in the dangerous-goods list; other numbers
 * are ignored.
 */
export const sheetFactsOf = (
  lines: readonly SheetLine[],
  entriesOf: (unNumber: string) => readonly Entry[],
): SheetFacts => {
  const sections = sectionsOf(lines);
  const of = (number: number): readonly SheetLine[] => sections.get(number) ?? [];
  const transport = withColumnLabels(of(14), new RegExp(transportLabels, 'i'));
  const isListed = (un: string): boolean => entriesOf(un).length > 0;
  const read = (at: RegExp): Labelled[] => partsOf(valuesOf(transport, { label: at, labels: transportLabels }));
  const numbered = read(label.number);
  const mentioned = transport.flatMap(({ page, text }) =>
    [...text.matchAll(/\bUN\s*-?\s*(\d{4})(?!\d)/gi)].flatMap(({ 1: value = '' }): ReadValue[] =>
      isListed(value) ? [{ value, page, line: text }] : [],
    ),
  );
  const unNumber = distinct([...numbered.flatMap((one) => unIn(one, isListed)), ...mentioned]);
  const classes = read(label.class);
  const hazardClass = distinct(classes.flatMap(classIn));
  const subsidiary = [...read(label.subsidiary).flatMap(subsidiaryIn), ...classes.flatMap(behindClass)].filter(
    ({ value }) => !hazardClass.some((one) => one.value === value),
  );
  const composition = casIn(of(3));
  const isStated = transport.filter(({ text }) => notDangerous.test(plainDashes(text)));
  const isBlank = numbered.filter(({ text }) => notApplicable.test(text));
  const facts: SheetFacts = {
    unNumber,
    ...namesIn(
      valuesOf(transport, { label: label.name, labels: transportLabels, goesOn: true }),
      unNumber.flatMap(({ value }) => entriesOf(value)),
    ),
    hazardClass,
    subsidiaryHazards: distinct(subsidiary),
    packingGroup: distinct(read(label.group).flatMap(groupIn)),
    flashPoint: distinct(valuesOf(of(9), { label: label.flash, labels: propertyLabels }).slice(0, 3).flatMap(flashIn)),
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
  const all = [...of(1), ...of(3), ...of(9), ...transport];
  return Object.fromEntries(
    Object.entries(facts).map(([field, values]) => [field, values.map((one) => placed(one, all))]),
  ) as SheetFacts;
};
