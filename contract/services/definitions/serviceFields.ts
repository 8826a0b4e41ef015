import * as z from 'zod/mini';
import type { Problem } from '#contract/protocol/problem.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import {
  because,
  choice,
  chosenOf,
  count,
  day,
  optionalCode,
  optionalText,
  quantity,
  telephone,
  text,
} from '#contract/protocol/fields.ts';
import { cas, containerNumber } from '#contract/protocol/registryNumbers.ts';

interface Conditional {
  labelZh: string;
  hintZh?: string;
  /** Shown only if another field of the service has one of these values. */
  when?: { field: string; is: readonly (string | boolean)[] };
  /** Shown only with goods of these UN numbers; what is stored of it for others has no effect. */
  unNumbers?: readonly string[];
  /** Whether the next order of the service begins with the value: always, at the same offer, or with the same goods. */
  again?: 'always' | 'offer' | 'goods';
}

/** A field of a service's form beyond those of every order; an optional one may be empty, a code is stored in plain letters. */
export type ServiceField =
  | (Conditional & { kind: 'text'; max: number; optional?: true; long?: true; code?: true })
  | (Conditional & { kind: 'telephone' | 'cas'; optional?: true })
  /** One or several container numbers, with any usual separator. */
  | (Conditional & { kind: 'containerNumbers'; optional?: true })
  | (Conditional & { kind: 'quantity' | 'count'; max: number; unit: string; optional?: true })
  | (Conditional & {
      kind: 'day';
      optional?: true;
      /** Another day of the service that it must not precede. */
      since?: string;
      /**
       * Another day of the service, or the sailing's `departure`, that it must not follow; with the problem code if it
       * does. `closesDaysBefore` is the deadline in days before that day.
       */
      until?: { day: string; problem: Problem; closesDaysBefore?: number };
    })
  | (Conditional & { kind: 'flag' })
  | (Conditional & {
      kind: 'choice';
      options: readonly { value: string; labelZh: string; hintZh?: string }[];
      initial: string;
      optional?: true;
    })
  /** A choice among values of the quote, such as delivery places. */
  | (Conditional & { kind: 'quoted'; initial: string });

export type ServiceFields = Readonly<Record<string, ServiceField>>;

/** The value of a field: numbers may be typed text in a form, parsing yields numbers. */
export type FieldValue = string | number | boolean;

type ValueOf<Field extends ServiceField> = Field extends { kind: 'flag' }
  ? boolean
  : Field extends { kind: 'quantity' | 'count' }
    ? Field extends { optional: true }
      ? number | ''
      : number
    : Field extends { kind: 'choice'; options: readonly { value: infer Value }[] }
      ? Field extends { optional: true }
        ? Value | ''
        : Value
      : string;

/** The parsed values of a service's fields. */
export type DetailsOf<Fields extends ServiceFields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

const containerNumbers = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(/[,，;；、/\n]+|\s{2,}/).filter((one) => one.trim() !== '')),
  ),
  z.pipe(
    z.array(containerNumber).check(z.minLength(1, because('required')), z.maxLength(50, because(overLimit(50)))),
    z.transform((numbers) => numbers.join(', ')),
  ),
);

const requiredCode = (max: number) => optionalCode(max).check(z.minLength(1, because('required')));

const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([z.literal(''), schema]);

const isOptional = (field: ServiceField): boolean =>
  field.when !== undefined || ('optional' in field && field.optional === true);

const filled = (field: ServiceField): z.ZodMiniType => {
  switch (field.kind) {
    case 'text':
      if (field.code) return isOptional(field) ? optionalCode(field.max) : requiredCode(field.max);
      return isOptional(field) ? optionalText(field.max) : text(field.max);
    case 'telephone':
      return telephone;
    case 'cas':
      return cas;
    case 'containerNumbers':
      return containerNumbers;
    case 'quantity':
      return quantity(field.max, field.unit);
    case 'count':
      return count(field.max);
    case 'day':
      return day;
    case 'flag':
      return z.boolean();
    case 'choice':
      return chosenOf(field.options.map(({ value }) => value));
    case 'quoted':
      return choice(40);
    default:
      return field satisfies never;
  }
};

/** The schema of one field; empty is allowed if it is hidden or optional. */
export const schemaOf = (field: ServiceField): z.ZodMiniType => {
  const isBlankable = !['text', 'flag', 'choice', 'quoted'].includes(field.kind);
  const isOptionalChoice = field.kind === 'choice' && field.optional === true;
  return (isOptional(field) && isBlankable) || isOptionalChoice ? orEmpty(filled(field)) : filled(field);
};

/** Whether a field is shown, given the other values. */
export const isVisible = (field: ServiceField, values: Readonly<Record<string, unknown>>): boolean =>
  field.when === undefined || field.when.is.includes(values[field.when.field] as string);

/** Whether a field of a cargo item concerns its goods. */
export const concernsGoods = ({ unNumbers }: ServiceField, unNumber: string | undefined): boolean =>
  unNumbers === undefined || (unNumber !== undefined && unNumbers.includes(unNumber));

/** The problem of an empty required field: text is missing, or a choice is. */
export const emptyProblemOf = ({ kind }: ServiceField): Problem =>
  kind === 'choice' || kind === 'quoted' || kind === 'day' ? 'notChosen' : 'required';

/** Fields that are empty although their condition makes them required. */
export const missingFields = (fields: ServiceFields, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.when !== undefined && !('optional' in field) && isVisible(field, values) && values[name] === '' ? [name] : [],
  );

const blankOf = (field: ServiceField): FieldValue => {
  if (field.kind === 'flag') return false;
  return field.kind === 'choice' || field.kind === 'quoted' ? field.initial : '';
};

/** The values with those of hidden fields blank. */
const visibleValues = <Value>(
  fields: ServiceFields,
  values: Readonly<Record<string, Value>>,
): Record<string, Value | FieldValue> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isVisible(field, values) ? [] : [[name, blankOf(field)]])),
  ),
});

/** The schema of a service's fields; a conditional field is required if its condition holds, else blank. */
export const fieldsSchema = (fields: ServiceFields) => {
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
    // what was stored before a field existed lacks it
    z.transform((values: Readonly<Record<string, unknown>>) =>
      visibleValues(fields, { ...blankFields(fields), ...values }),
    ),
    shape,
  );
};

/** The initial values of a form; no option with extra cost is preselected (E-Commerce Law of the PRC, art. 19). */
export const blankFields = (fields: ServiceFields): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]));

/** The conditions that fields fulfil for charges: the name of a ticked flag, `name.value` of a choice. */
export const conditionsOf = (fields: ServiceFields, values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!isVisible(field, values)) return [];
    if (field.kind === 'flag') return values[name] === true ? [name] : [];
    return field.kind === 'choice' || field.kind === 'quoted' ? [`${name}.${String(values[name])}`] : [];
  });

/** The values of fields in a form that may be incomplete: unreadable numbers and hidden fields count as missing. */
export const readFields = (
  fields: ServiceFields,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> => {
  const visible = visibleValues(fields, values);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = visible[name] ?? '';
      if (field.kind !== 'quantity' && field.kind !== 'count') return [name, value];
      const read = filled(field).safeParse(value);
      return [name, read.success ? (read.data as number) : 0];
    }),
  );
};
