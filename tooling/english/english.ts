import { firstCapital, isChoice, isForm, monthNames, partsOfText } from '../../contract/app/placeholders.ts';

/** The numbers of the values in a text, in order and once each. */
export const numbersIn = (text: string): number[] =>
  [...new Set(partsOfText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.number])))].toSorted(
    (one, other) => one - other,
  );

/** The unknown forms of a text. */
export const unknownForms = (text: string): string[] =>
  partsOfText(text).flatMap((part) =>
    typeof part === 'string' || part.form === undefined || isForm(part.form) ? [] : [part.form],
  );

/** The source expression of a value in its form, as `inForm` writes it. */
export const formed = (value: string, form: string | undefined): string => {
  if (form === undefined) return value;
  if (form === 'month') return `${JSON.stringify(monthNames)}[Number(${value}) - 1]`;
  if (!isChoice(form)) return `String(${value}).replace(${String(firstCapital)}, (all) => all.toLowerCase())`;
  const [one, other] = form.split('|');
  return `Number(${value}) === 1 ? ${JSON.stringify(one)} : ${JSON.stringify(other)}`;
};
