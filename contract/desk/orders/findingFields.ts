import { plainText } from '#contract/protocol/textInput.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import type { Quote } from '#contract/services/quote.ts';

/** A part of a text; those that a finding is about are marked. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** A field that a finding was made in; the path is that of the order form. */
export interface FindingField {
  path: string;
  text: string;
}

/** Characters that a name may be written with or without. */
const ignored = /[\s\p{P}\p{S}]/u;

/** A text as names are compared: half width, capitals, without blanks, punctuation and signs. */
const comparable = (text: string): string => plainText(text).toUpperCase().replaceAll(new RegExp(ignored, 'gu'), '');

/** The compared characters of a text, each with the place of its character in the text. */
const placed = (text: string): { folded: string; places: number[] } => {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const plain = comparable(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(place);
    place += character.length;
  }
  return { folded, places };
};

/** The parts of a text, with every occurrence of these words marked, however they are spaced and punctuated. */
export const markedParts = (text: string, words: readonly string[]): TextPart[] => {
  const { folded, places } = placed(text);
  const isMarkedAt = new Set<number>();
  for (const word of words.map(comparable).filter((each) => each !== ''))
    for (let found = folded.indexOf(word); found !== -1; found = folded.indexOf(word, found + 1))
      for (let place = places[found]!; place <= places[found + word.length - 1]!; place += 1) isMarkedAt.add(place);
  const parts: TextPart[] = [];
  let place = 0;
  for (const character of text) {
    const isMarked = isMarkedAt.has(place);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
    place += character.length;
  }
  return parts;
};

/** The words of a finding, and the names of its entry, as a text may hold them. */
const wordsOf = ({ words, matched, entry }: Pick<Suspicion, 'words' | 'matched' | 'entry'>): string[] => [
  matched ?? words,
  // findings of former builds name the entry by number and name
  ...(/^UN \d{4} (.+)$/.exec(words)?.slice(1) ?? []),
  ...(entry ? [entry.nameZh, entry.properShippingName] : []),
];

type Reviewed = { order: Pick<Order, 'cargo' | 'details' | 'remark'>; offer: Pick<Quote, 'goods'> };

const detailOf = (values: Order['details'] | undefined, path: string): string =>
  String(values?.[path.replace('details.', '')] ?? '');

/** The texts in which a finding was made: those of its cargo item, its goods, or its one field. */
export const findingFieldsOf = ({ order, offer }: Reviewed, path: string): FindingField[] => {
  const [, index, own = ''] = /^cargo\.(\d+)\.(.+)$/.exec(path) ?? [];
  const item = index === undefined ? undefined : order.cargo[Number(index)];
  const texts: [string, string][] = item
    ? [
        ['nameZh', item.nameZh],
        ['nameEn', item.nameEn],
        ['hsCode', item.hsCode],
        ['details.cas', detailOf(item.details, 'details.cas')],
        ...(own.startsWith('details.') ? [[own, detailOf(item.details, own)] as [string, string]] : []),
        ...(own === 'packagingCode' ? [[own, item.packagingCode] as [string, string]] : []),
      ]
    : path === 'offerId'
      ? [
          ['nameZh', offer.goods?.nameZh ?? ''],
          ['nameEn', offer.goods?.nameEn ?? ''],
          ['details.cas', offer.goods?.cas ?? ''],
        ]
      : [[path, path === 'remark' ? order.remark : detailOf(order.details, path)]];
  return [...new Map(texts)].filter(([, text]) => text !== '').map(([at, text]) => ({ path: at, text }));
};

/**
 * The fields of a finding with its words marked; where they are spelled in no field as they are found, the whole of the
 * finding's own field is marked.
 */
export const markedFieldsOf = (order: Reviewed, finding: Suspicion): { path: string; parts: TextPart[] }[] => {
  const fields = findingFieldsOf(order, finding.path);
  const marked = fields.map(({ path, text }) => ({ path, parts: markedParts(text, wordsOf(finding)) }));
  if (marked.some(({ parts }) => parts.some(({ isMarked }) => isMarked))) return marked;
  // the name of a file is no part of the order
  if (fields.length === 0)
    return [{ path: finding.path, parts: [{ text: finding.matched ?? finding.words, isMarked: true }] }];
  const own = fields.find(({ path }) => finding.path.endsWith(path)) ?? fields[0];
  return fields.map(({ path, text }) => ({ path, parts: [{ text, isMarked: path === own?.path }] }));
};

/** The name by which a decision about a finding is remembered; empty if the finding is not about a name of goods. */
export const rememberedNameOf = (order: Reviewed, { path }: Pick<Suspicion, 'path'>): string => {
  if (!path.startsWith('cargo.') && path !== 'offerId') return '';
  const name = findingFieldsOf(order, path).find((field) => field.path === 'nameZh' || field.path === 'nameEn');
  return comparable(name?.text ?? '');
};
