import type { Problems } from '#contract/protocol/fields.ts';
import type { InvoiceForm } from '#contract/orders/invoice.ts';
import { invoiceProblems } from '#contract/orders/invoice.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

const messages = orderMessages.invoice;

export type InvoiceText = Exclude<keyof InvoiceForm, 'kind'>;

/** The input type of a field and what the browser may fill in. */
const typed: Readonly<
  Partial<Record<InvoiceText, { inputMode?: 'tel' | 'email' | 'numeric'; autoComplete?: string }>>
> = {
  companyName: { autoComplete: 'organization' },
  registeredPhone: { inputMode: 'tel' },
  bankAccount: { inputMode: 'numeric' },
  receiverName: { autoComplete: 'name' },
  receiverPhone: { inputMode: 'tel', autoComplete: 'tel-national' },
  receiverEmail: { inputMode: 'email', autoComplete: 'email' },
  address: { autoComplete: 'street-address' },
};

interface Props {
  legend: string;
  names: readonly InvoiceText[];
  form: InvoiceForm;
  problems: Problems;
  readOnly: boolean;
  onChange: (field: InvoiceText, value: string) => void;
}

/** A group of an invoice request's fields. */
export function InvoiceFields({ legend, names, form, problems, readOnly, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={messages.fields[name]}
            name={name}
            problem={problems[name]}
            hint={messages.hints[name]}
            required={invoiceProblems({ ...form, [name]: '' })[name] !== undefined}
          >
            {(control) => (
              <TextInput
                autoComplete="off"
                {...typed[name]}
                {...control}
                readOnly={readOnly}
                value={form[name]}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
