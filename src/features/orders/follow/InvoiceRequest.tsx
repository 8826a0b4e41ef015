import { useSelector } from '@xstate/react';
import type { InvoiceForm } from '#contract/orders/invoice.ts';
import type { InvoiceRequestActor } from '#machines/orders/invoiceRequest.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FormActions } from '#src/ui/fields/FormActions.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import type { Problems } from '#contract/protocol/fields.ts';
import { invoiceProblems } from '#contract/orders/invoice.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const messages = orderMessages.invoice;

type InvoiceText = Exclude<keyof InvoiceForm, 'kind'>;

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

interface InvoiceFieldsProps {
  legend: string;
  names: readonly InvoiceText[];
  form: InvoiceForm;
  problems: Problems;
  readOnly: boolean;
  onChange: (field: InvoiceText, value: string) => void;
}

/** A group of an invoice request's fields. */
function InvoiceFields({ legend, names, form, problems, readOnly, onChange }: InvoiceFieldsProps) {
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

const kinds = (Object.keys(messages.kinds) as InvoiceForm['kind'][]).map((value) => ({
  value,
  label: messages.kinds[value],
}));
const receiver: readonly InvoiceText[] = ['receiverName', 'receiverPhone', 'receiverEmail', 'region', 'address'];
const head = (Object.keys(messages.fields) as InvoiceText[]).filter((name) => !receiver.includes(name));

interface Props {
  actor: InvoiceRequestActor;
  /** The user cancels the request. */
  onDrop: () => void;
}

/** The form for an order's invoice: its type, its recipient and the delivery. */
export function InvoiceRequest({ actor, onDrop }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, problems, errorMessage } = state.context;
  const isEditing = state.can({ type: 'invoice.submitted' });
  const change = (field: keyof InvoiceForm, value: string) => actor.send({ type: 'field.changed', field, value });
  const fields = { form, problems, readOnly: !isEditing, onChange: change };

  return (
    <DialogStep
      name={state.matches('opening') ? 'opening' : 'form'}
      label={messages.title}
      className="rounded-md border border-line-strong bg-canvas p-4"
    >
      <form
        noValidate
        data-state={state.value}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'invoice.submitted' });
        }}
      >
        <p>
          <span className="font-semibold">{messages.title}</span>
          <span className="block text-sm text-ink-soft">{messages.text}</span>
        </p>
        {state.matches('opening') ? (
          <output className="flex min-h-40 items-center justify-center gap-2 text-ink-soft">
            <Spinner className="text-lg text-brand-600" />
            {messages.opening}
          </output>
        ) : (
          <>
            <RadioGroup
              label={messages.kind}
              name="kind"
              value={form.kind}
              problem={problems.kind}
              options={kinds}
              disabled={!isEditing}
              className="max-w-md"
              onChange={(kind) => change('kind', kind)}
            />
            <InvoiceFields {...fields} legend={messages.head} names={head} />
            <InvoiceFields {...fields} legend={messages.receiver} names={receiver} />
          </>
        )}
        <FormActions
          className="-mx-4 -mb-4 rounded-b-md border-t border-line bg-canvas px-4"
          failure={errorMessage === undefined ? undefined : errorMessage || messages.failed}
        >
          <Button type="submit" busy={state.matches('sending')} disabled={!isEditing && !state.matches('sending')}>
            {messages.submit}
          </Button>
          <Button tone="secondary" disabled={state.matches('sending')} onClick={onDrop}>
            {messages.drop}
          </Button>
        </FormActions>
      </form>
    </DialogStep>
  );
}
