import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import type { PrefillSource } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';
import type { Quote } from '#contract/services/quote.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { money } from '#src/ui/format.ts';
import type { ServiceField } from '#contract/services/definitions/serviceFields.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';

/** The source of a value that was filled in, as the hint of its field; undefined for a typed one. */
export const prefillHint = (
  { prefilled }: Partial<Pick<FormEditor, 'prefilled'>>,
  path: string,
): string | undefined => {
  const source = prefilled?.[path];
  return source && bookingMessages.prefilled[source];
};

/** The source of a party's values that were filled in. */
export function PrefillMark({ editor, at }: { editor: Pick<FormEditor, 'prefilled'>; at: string }) {
  const found = new Set(
    Object.entries(editor.prefilled ?? {}).flatMap(([path, source]) => (path.startsWith(`${at}.`) ? [source] : [])),
  );
  const order: readonly PrefillSource[] = ['profile', 'book', 'order', 'derived', 'estimate'];
  return order
    .filter((source) => found.has(source))
    .map((source) => (
      <Badge key={source} tone={source === 'order' ? 'notice' : 'brand'} className="ml-2 align-middle">
        {bookingMessages.prefilled[source]}
      </Badge>
    ));
}

interface FieldsProps extends Pick<
  ComponentProps<typeof TextInput>,
  'type' | 'unit' | 'inputMode' | 'autoComplete' | 'placeholder' | 'min' | 'max' | 'className'
> {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'> & Partial<Pick<FormEditor, 'prefilled'>>;
  /** Whether the group around the field says where its values are from. */
  marked?: boolean;
  path: PlainPath;
  value: string | number;
  /** A shorter label if the group around the field completes it. */
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
}

/** A single-line text field of the order form. */
export function TextField(props: FieldsProps) {
  const { editor, path, label, hint, marked = false, optional = false, className = '', ...input } = props;
  return (
    <Field
      label={label ?? labelOf(editor.service, path)}
      name={path}
      problem={editor.problems[path]}
      hint={(!marked && prefillHint(editor, path)) || hint}
      required={!optional}
      className={className}
    >
      {(control) => (
        <TextInput
          autoComplete="off"
          {...input}
          {...control}
          onChange={(event) => editor.change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface LongTextFieldProps {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
  path: PlainPath;
  value: string;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** A multi-line text field of the order form. */
export function LongTextField({ editor, path, value, hint, optional = false, className = '' }: LongTextFieldProps) {
  return (
    <Field
      className={className}
      label={labelOf(editor.service, path)}
      name={path}
      problem={editor.problems[path]}
      hint={hint}
      required={!optional}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          value={value}
          onChange={(event) => editor.change(path, event.currentTarget.value)}
          className="min-h-20"
        />
      )}
    </Field>
  );
}

/** The extra charges under a condition, such as a ticked service or a choice, as text; empty without any. */
export const extraChargesOf = ({ tariff }: Pick<Quote, 'tariff'>, condition: string): string => {
  const prices = tariff
    .filter((charge) => charge.condition === condition)
    .map((charge) => `${money(charge.currency, charge.amount)} / ${basisZh[charge.basis]}`);
  return prices.length > 0 ? bookingMessages.fields.charged([...new Set(prices)].join('、')) : '';
};

interface FlagFieldProps {
  editor: FormEditor;
  path: PlainPath;
  /** The flag's name, as in the tariff's conditions. */
  name: string;
  field: ServiceField;
  checked: boolean;
}

/** A checkbox for a service or a fact, with its cost if the tariff charges it. */
export function FlagField({ editor, path, name, field, checked }: FlagFieldProps) {
  const { quote, problems, change } = editor;
  const charged = extraChargesOf(quote, name);
  return (
    <Checkbox
      name={path}
      checked={checked}
      problem={problems[path]}
      onChange={(value) => change(path, value)}
      className="rounded-md border border-line px-3 py-2 has-checked:border-brand-500 has-checked:bg-brand-50"
    >
      {field.labelZh}
      {charged && <span className="ml-2 text-xs whitespace-nowrap text-ink-soft">{charged}</span>}
      {field.hintZh && <span className="block text-xs text-ink-soft">{field.hintZh}</span>}
    </Checkbox>
  );
}
