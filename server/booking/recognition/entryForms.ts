import type { ListedEntry } from './goodsTerms.ts';

type Form = 'solid' | 'liquid' | 'solution';

const formWords: readonly [Form, RegExp][] = [
  ['solution', /溶液|水剂|SOLUTION|\bIN (?:METHANOL|ETHANOL|WATER|HEXANE|TOLUENE|THF)\b/i],
  [
    'liquid',
    /溶液|液[体态]|水剂|乳油|悬浮剂|水乳剂|微乳剂|可溶液剂|SOLUTION|LIQUID|\d\s*%?\s*(?:EC|SL|SC|EW)\b|\bEC\b/i,
  ],
  [
    'solid',
    /固体|粉|片|颗粒|晶体?|块|可湿性|SOLID|POWDER|FLAKE|GRANUL|CRYSTAL|PRILL|PEARL|\d\s*%?\s*(?:WP|WG|WDG|SP)\b/i,
  ],
];

const capitalsOf = ({ properShippingName }: ListedEntry): string => properShippingName.replace(/\s[a-z(][^A-Z]*$/, '');
const formPattern = /,? (SOLID|LIQUID|(?:AQUEOUS )?SOLUTION|ANHYDROUS)\b/;

const formOf = (entry: ListedEntry): Form => {
  const word = formPattern.exec(capitalsOf(entry))?.[1] ?? '';
  if (word.endsWith('SOLUTION')) return 'solution';
  return word === 'LIQUID' ? 'liquid' : 'solid';
};

/** The entries of one substance or group by its form: solid, liquid or in solution. */
export class EntryForms {
  readonly #forms = new Map<string, Map<Form, ListedEntry>>();

  constructor(entries: readonly ListedEntry[]) {
    // a gas is not declared as its solution
    for (const entry of entries.filter(({ hazardClass }) => !/^[12]/.test(hazardClass))) {
      const name = capitalsOf(entry).replace(formPattern, '');
      const forms = this.#forms.get(name) ?? new Map<Form, ListedEntry>();
      if (!forms.has(formOf(entry))) forms.set(formOf(entry), entry);
      this.#forms.set(name, forms);
    }
  }

  /** The entry of the form that a text states, or the given one. */
  entryIn(text: string, entry: ListedEntry): ListedEntry {
    const forms = this.#forms.get(capitalsOf(entry).replace(formPattern, ''));
    if (forms === undefined || forms.size < 2 || /^[12]/.test(entry.hazardClass)) return entry;
    const own = formWords.find(([form]) => form === formOf(entry))?.[1];
    if (own?.test(text)) return entry;
    const stated = formWords.find(([form, words]) => forms.has(form) && words.test(text))?.[0];
    return (stated && forms.get(stated)) ?? entry;
  }
}
