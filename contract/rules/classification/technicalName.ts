import { plainText } from '#contract/protocol/textInput.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { needsTechnicalName as isGeneric } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { GoodsProblem } from '#contract/protocol/goodsProblems.ts';

type Named = Pick<DangerousForm, 'properShippingName' | 'technicalName' | 'marinePollutant' | 'listed'>;

/**
 * Whether a technical name must follow the proper shipping name: the entry has special provision 274 (IMDG 3.1.2.8), or
 * is a generic one for a marine pollutant (3.1.2.9). Until the list is read, every n.o.s. name counts.
 */
export const requiresTechnicalName = ({ properShippingName, marinePollutant, listed }: Omit<Named, 'technicalName'>) =>
  (listed?.technicalName ?? isGeneric(properShippingName)) || (marinePollutant && isGeneric(properShippingName));

/** Words that are not the name of a substance. */
const emptyWords = new Set(
  (
    'N O S NOS NA NIL NONE NO NOT ANY OTHER VARIOUS UNKNOWN UNSPECIFIED CONFIDENTIAL TBA TBC TBD SAME AS ABOVE PSN NAME ' +
    'TECHNICAL CHEMICAL SUBSTANCE PRODUCT MATERIAL COMPOUND MIXTURE SOLUTION LIQUID SOLID CONTAIN CONTAINS CONTAINING ' +
    'WITH AND OR OF THE IN'
  ).split(' '),
);

const wordsOf = (text: string): string[] =>
  plainText(text)
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/(?<=[A-Z]{3})S$/, ''))
    .filter((word) => word !== '');

/** Whether a text contains a substance: at least three letters, and a word that is not in the proper shipping name. */
const namesSubstance = (technicalName: string, properShippingName: string): boolean => {
  const known = new Set(wordsOf(properShippingName));
  const own = wordsOf(technicalName).filter((word) => !known.has(word) && !emptyWords.has(word));
  const letters = own.join('');
  return letters.length >= 3 && new Set(letters).size > 1;
};

/** A technical name that is required and missing, or that contains no substance (IMDG 3.1.2.8.1). */
export const technicalNameProblem = (goods: Named): GoodsProblem | undefined => {
  const { properShippingName, technicalName, listed } = goods;
  if (technicalName.trim() === '') return requiresTechnicalName(goods) ? 'technicalNameMissing' : undefined;
  const isNamed = namesSubstance(technicalName, `${properShippingName} ${listed?.properShippingName ?? ''}`);
  return requiresTechnicalName(goods) && !isNamed ? 'technicalNameUnreal' : undefined;
};
