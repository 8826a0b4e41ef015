import * as z from 'zod/mini';
import type { Problem } from '#contract/protocol/problem.ts';
import {
  because,
  cas,
  choice,
  chosenOf,
  containerNumber,
  count,
  day,
  optionalText,
  quantity,
  telephone,
  text,
} from '#contract/protocol/fields.ts';

interface Asked {
  labelZh: string;
  hintZh?: string;
  /** Asked only where another field of the line has one of these values. */
  when?: { field: string; is: readonly (string | boolean)[] };
}

/** A question of a line's form beyond those of every order; what is optional may be left empty. */
export type LineField =
  | (Asked & { kind: 'text'; max: number; optional?: true; long?: true })
  | (Asked & { kind: 'telephone' | 'cas'; optional?: true })
  /** Container numbers, one or several, separated as people paste them. */
  | (Asked & { kind: 'containerNumbers'; optional?: true })
  | (Asked & { kind: 'quantity' | 'count'; max: number; unit: string; optional?: true })
  | (Asked & {
      kind: 'day';
      optional?: true;
      /** Another day of the line, before which it must not be. */
      since?: string;
      /** Another day of the line, or `departure` of the sailing, after which it must not be; and what it is then. */
      until?: { day: string; problem: Problem };
    })
  | (Asked & { kind: 'flag' })
  | (Asked & {
      kind: 'choice';
      options: readonly { value: string; labelZh: string; hintZh?: string }[];
      initial: string;
    })
  /** A choice among what the offer has, such as the places it is delivered to. */
  | (Asked & { kind: 'offered'; initial: string });

export type LineFields = Readonly<Record<string, LineField>>;

/** What a field holds: numbers may be typed text in a form, parsing yields numbers. */
export type FieldValue = string | number | boolean;

type ValueOf<Field extends LineField> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'quantity' | 'count' }
    ? Field extends { optional: true }
      ? number | ''
      : number
    : Field extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Value
      : string;

/** The parsed values of a line's fields. */
export type DetailsOf<Fields extends LineFields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

const containerNumbers = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/[,，;；、/\n]+|\s{2,}/).filter((one) => one.trim() !== '')),
  ),
  z.pipe(
    z.array(containerNumber).check(z.minLength(1, because('required')), z.maxLength(50, because('tooMany'))),
    z.transform((numbers) => numbers.join(', ')),
  ),
);

const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);

const isOptional = (field: LineField): boolean =>
  field.when !== undefined || ('optional' in field && field.optional === true);

const filled = (field: LineField): z.ZodMiniType => {
  switch (field.kind) {
    case 'text':
      return isOptional(field) ? optionalText(field.max) : text(field.max);
    case 'telephone':
      return telephone;
    case 'cas':
      return cas;
    case 'containerNumbers':
      return containerNumbers;
    case 'quantity':
      return quantity(field.max);
    case 'count':
      return count(field.max);
    case 'day':
      return day;
    case 'flag':
      return z.boolean();
    case 'choice':
      return chosenOf(field.options.map(({ value }) => value));
    case 'offered':
      return choice(40);
    default:
      return field satisfies never;
  }
};

/** The schema of one field of a line; empty is allowed where it is not asked, or optional. */
export const schemaOf = (field: LineField): z.ZodMiniType =>
  isOptional(field) && !['text', 'flag', 'choice', 'offered'].includes(field.kind)
    ? orEmpty(filled(field))
    : filled(field);

/** Whether a field is asked, as the others stand. */
export const isAsked = (field: LineField, values: Readonly<Record<string, unknown>>): boolean =>
  field.when === undefined || field.when.is.includes(values[field.when.field] as string);

/** What is wrong with a field that is left empty: what is not typed is chosen. */
export const emptyProblemOf = ({ kind }: LineField): Problem =>
  kind === 'choice' || kind === 'offered' || kind === 'day' ? 'notChosen' : 'required';

/** The fields that are asked only under a condition, and left empty though it holds. */
export const missingFields = (fields: LineFields, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.when !== undefined && !('optional' in field) && isAsked(field, values) && values[name] === '' ? [name] : [],
  );

const blankOf = (field: LineField): FieldValue => {
  if (field.kind === 'flag') return false;
  return field.kind === 'choice' || field.kind === 'offered' ? field.initial : '';
};

/** The values with those blank that are not asked, whatever was filled in before they were not. */
const askedValues = <Value>(
  fields: LineFields,
  values: Readonly<Record<string, Value>>,
): Record<string, Value | FieldValue> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isAsked(field, values) ? [] : [[name, blankOf(field)]])),
  ),
});

/** The schema of a line's fields; those asked under a condition are required once it holds, and blank until then. */
export const fieldsSchema = (fields: LineFields) => {
  const shape = z
    .object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])))
    .check((payload) => {
      for (const name of missingFields(fields, payload.value))
        payload.issues.push({
          code: 'custom',
          path: [name],
          message: emptyProblemOf(fields[name]!),
          input: payload.value,
        });
    });
  return z.pipe(
    z.transform((values: Readonly<Record<string, unknown>>) => askedValues(fields, values)),
    shape,
  );
};

/** The values a form begins with; nothing that costs extra is chosen beforehand (E-Commerce Law of the PRC, art. 19). */
export const blankFields = (fields: LineFields): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]));

/** What must be true for a charge, as the fields say it: the name of a ticked flag, `name.value` of a choice. */
export const conditionsOf = (fields: LineFields, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isAsked(field, values)) return [];
    if (field.kind === 'flag') return values[name] === true ? [name] : [];
    return field.kind === 'choice' || field.kind === 'offered' ? [`${name}.${String(values[name])}`] : [];
  });

/** The values of fields in a form that may be incomplete: unreadable numbers, and what is not asked, count as none. */
export const readFields = (
  fields: LineFields,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> => {
  const asked = askedValues(fields, values);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = asked[name] ?? '';
      if (field.kind !== 'quantity' && field.kind !== 'count') return [name, value];
      const read = filled(field).safeParse(value);
      return [name, read.success ? (read.data as number) : 0];
    }),
  );
};
