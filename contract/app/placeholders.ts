/** A piece of a text with placeholders: a text, or the value with a number, which may choose or change a form. */
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

/** The names of the months, for `{0:month}`. */
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A first capital that `{0:lower}` makes small: not one of an abbreviation such as `UN number`. */
export const firstCapital = /^[A-Z](?=[a-z])/;

/** Whether a form chooses between two texts: the first for 1, the second for every other number. */
export const isChoice = (form: string | undefined): form is string => form?.includes('|') === true;

/** Whether a form is known. */
export const isForm = (form: string): boolean => isChoice(form) || form === 'lower' || form === 'month';

/** A value in the form that its placeholder names. */
export const inForm = (value: string, form: string | undefined): string => {
  if (form === undefined) return value;
  if (form === 'month') return monthNames[Number(value) - 1] ?? value;
  if (form === 'lower') return value.replace(firstCapital, (letter) => letter.toLowerCase());
  const [one = '', other = ''] = form.split('|');
  return Number(value) === 1 ? one : other;
};
