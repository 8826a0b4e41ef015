import { useSelector } from '@xstate/react';
import type { InvoiceForm } from '#contract/orders/orderCalls.ts';
import type { InvoiceRequestActor } from '#machines/orders/invoiceRequest.ts';
import { orderQueryCopy } from './messages.ts';
import type { InvoiceText } from '#src/features/orders/parts/InvoiceFields.tsx';
import { InvoiceFields } from '#src/features/orders/parts/InvoiceFields.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/FormActions.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stage } from '#src/ui/Stage.tsx';

const words = orderQueryCopy.invoice;
const kinds = (Object.keys(words.kinds) as InvoiceForm['kind'][]).map((value) => ({
  value,
  label: words.kinds[value],
}));
const receiver: readonly InvoiceText[] = ['receiverName', 'receiverPhone', 'receiverEmail', 'region', 'address'];
const head = (Object.keys(words.fields) as InvoiceText[]).filter((name) => !receiver.includes(name));

interface Props {
  actor: InvoiceRequestActor;
  /** No invoice is asked for after all. */
  onDrop: () => void;
}

/** Asking for an order's invoice: of which kind, for whom, and where to. */
export function InvoiceRequest({ actor, onDrop }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { form, problems, refusal } = state.context;
  const isFilling = state.can({ type: 'invoice.submitted' });
  const change = (field: keyof InvoiceForm, value: string) => actor.send({ type: 'field.changed', field, value });
  const fields = { form, problems, readOnly: !isFilling, onChange: change };

  return (
    <Stage
      name={state.matches('opening') ? 'opening' : 'form'}
      label={words.title}
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
          <span className="font-semibold">{words.title}</span>
          <span className="block text-sm text-ink-soft">{words.text}</span>
        </p>
        {state.matches('opening') ? (
          <output className="flex min-h-40 items-center justify-center gap-2 text-ink-soft">
            <Spinner className="text-lg text-brand-600" />
            {words.opening}
          </output>
        ) : (
          <>
            <RadioGroup
              label={words.kind}
              name="kind"
              value={form.kind}
              problem={problems.kind}
              options={kinds}
              disabled={!isFilling}
              className="max-w-md"
              onChange={(kind) => change('kind', kind)}
            />
            <InvoiceFields {...fields} legend={words.head} names={head} />
            <InvoiceFields {...fields} legend={words.receiver} names={receiver} />
          </>
        )}
        {refusal !== undefined && <Alert tone="critical">{refusal || words.failed}</Alert>}
        <FormActions className="-mx-4 -mb-4 rounded-b-md border-t border-line bg-canvas px-4">
          <Button type="submit" busy={state.matches('sending')} disabled={!isFilling && !state.matches('sending')}>
            {words.submit}
          </Button>
          <Button tone="secondary" disabled={state.matches('sending')} onClick={onDrop}>
            {words.drop}
          </Button>
        </FormActions>
      </form>
    </Stage>
  );
}
