import type { Problems } from '#contract/fields.ts';
import type { FclForm } from '#contract/order.ts';
import type { FieldPattern } from '#src/bookingCopy.ts';
import { bookingCopy } from '#src/bookingCopy.ts';

type Numbered<Pattern extends string> = Pattern extends `${infer Head}#${infer Tail}`
  ? `${Head}${number}${Tail}`
  : Pattern;

/** The dotted path of a labelled field: `cargo.0.grossKg`. */
export type FieldPath = Numbered<FieldPattern>;

/** What every section of the order page is given: the form as it stands, what is wrong with it, and how to change it. */
export interface Filling {
  form: FclForm;
  problems: Problems;
  change: (path: FieldPath, value: unknown) => void;
}

/** The label of a field. */
export const labelOf = (path: FieldPath): string =>
  bookingCopy.labels[path.replace(/\.\d+(?=\.|$)/, '.#') as FieldPattern];

/** The label of a field named outside its section: with the line of cargo it belongs to. */
export const fullLabelOf = (path: FieldPath): string => {
  const line = /^cargo\.(\d+)/.exec(path)?.[1];
  const label = labelOf(path);
  return line === undefined ? label : bookingCopy.labelOfLine(bookingCopy.line(Number(line)), label);
};
