/** A piece of an English text: a text, or the value with a number, which may have a form. */
export type Part = string | { number: number; form?: string | undefined };

const placeholder = /\{(\d+)(?::([^{}]*))?\}/g;

/** The pieces of a text with placeholders: `{0}`, `{0:item|items}`, `{0:lower}`, `{0:month}`. */
export const partsOfText = (text: string): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: all, 1: number, 2: form, index } of text.matchAll(placeholder)) {
    if (index > end) parts.push(text.slice(end, index));
    parts.push({ number: Number(number), form });
    end = index + all.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
};

/** The numbers of the values in a text, in order and once each. */
export const numbersIn = (text: string): number[] =>
  [...new Set(partsOfText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.number])))].toSorted(
    (one, other) => one - other,
  );

const months = 'January February March April May June July August September October November December'.split(' ');

const forms: Readonly<Record<string, (value: string) => string>> = {
  lower: (value) => `String(${value}).replace(/^[A-Z](?=[a-z])/, (all) => all.toLowerCase())`,
  month: (value) => `${JSON.stringify(months)}[Number(${value}) - 1]`,
};

const isKnown = (form: string): boolean => form.includes('|') || Object.hasOwn(forms, form);

/** The unknown forms of a text. */
export const unknownForms = (text: string): string[] =>
  partsOfText(text).flatMap((part) =>
    typeof part === 'string' || part.form === undefined || isKnown(part.form) ? [] : [part.form],
  );

/** The source of a value in its form: the first of two texts if it is 1, else the second; or the converted value. */
export const formed = (value: string, form: string | undefined): string => {
  if (form === undefined) return value;
  if (!form.includes('|')) return forms[form]!(value);
  const [one, other] = form.split('|');
  return `Number(${value}) === 1 ? ${JSON.stringify(one)} : ${JSON.stringify(other)}`;
};
