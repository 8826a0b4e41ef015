/** Words of headings and labels; OCR puts blanks inside them. */
const words = [
  'section',
  'composition',
  'information',
  'ingredients',
  'concentration',
  'physical and chemical',
  'properties',
  'flash point',
  'closed cup',
  'open cup',
  'transport information',
  'UN number',
  'UN proper shipping name',
  'proper shipping name',
  'transport hazard class',
  'hazard class',
  'subsidiary risk',
  'subsidiary hazard',
  'packing group',
  'packaging group',
  'environmental hazards',
  'marine pollutant',
  'regulatory',
  'ADR',
  'RID',
  'IMDG',
  'IATA',
  'CAS',
  'UN',
];

const spaced = new RegExp(
  `(?<![a-z])(?:${words.map((word) => word.replaceAll(' ', '').replaceAll(/(?<=.)(?=.)/g, ' ?')).join('|')})(?![a-z])`,
  'gi',
);
const bySqueezed = new Map(words.map((word) => [word.replaceAll(' ', '').toLowerCase(), word]));

const isUpper = (text: string): boolean => text === text.toUpperCase();

/** The word that a text with blanks means, in the case of the text. */
const joined = (text: string): string => {
  const squeezed = text.replaceAll(' ', '');
  const word = bySqueezed.get(squeezed.toLowerCase()) ?? text;
  if (isUpper(squeezed)) return word.toUpperCase();
  return isUpper(word) ? word : word.replace(/^./, squeezed[0]!);
};

/** Four digits after `UN`, of which up to two are recognised as letters: `UN 1O9 0`. */
const unNumber = /\bUN(\s?-?\s?)([\dOIl](?: ?[\dOIl]){3})(?![ -]?\d|\w)/g;

const numberOf = (typed: string): string => {
  const text = typed.replaceAll(' ', '');
  return /\d\D*\d/.test(text) ? text.replaceAll('O', '0').replaceAll(/[Il]/g, '1') : typed;
};

/** OCR text without what OCR adds or confuses: blanks inside words and numbers, brackets, units and labels. */
export const tidiedText = (text: string): string =>
  text
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replaceAll(/[〈《（]\s?/g, '(')
    .replaceAll(/\s?[〉》）]/g, ')')
    .replaceAll(/(?<=[\d(]\s?)["'“”‘’*]\s?(?=[CF](?![a-z]))/g, '°')
    .replaceAll(spaced, joined)
    .replaceAll(unNumber, (_, gap: string, typed: string) => `UN${gap}${numberOf(typed)}`)
    .replace(/^[内闵闷囚]点(?=\s*[(:：])/, '闪点')
    .replace(/(?<=\(\s?)[团闲闯闰]杯/, '闭杯')
    .replace(/海[详样]污染/, '海洋污染');
