import { useSelector } from '@xstate/react';
import type { VgmFormat } from '#contract/orders/vgm/vgm.ts';
import { vgmFormats } from '#contract/orders/vgm/vgm.ts';
import { vgmDeadline } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmChanges } from '#contract/orders/vgm/vgmFieldNames.ts';
import { differsFrom } from '#contract/orders/vgm/vgmForms.ts';
import type { VgmActor } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { withChanges } from '#src/features/orders/PaperHistory.tsx';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { Paper } from './Paper.tsx';
import { VgmContainers } from './VgmContainers.tsx';
import { VgmTable } from './VgmTable.tsx';

interface Props {
  actor: VgmActor;
  /** The address of the order. */
  orderHref: string;
  /** Saves the submitted declaration as a file of a format. */
  onExport: (format: VgmFormat) => void;
}

/** The party responsible for the masses, and its signatory. */
function Signing({ actor, isOpen }: { actor: VgmActor; isOpen: boolean }) {
  const { form, problems } = useSelector(actor, ({ context }) => context);
  if (!form) return null;
  return (
    <OrderPart title={messages.signing}>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-3">
        {(['responsible', 'signatory', 'telephone'] as const).map((path) => (
          <Field
            key={path}
            label={messages.fields[path]}
            name={path}
            problem={problems[path]}
            required
            hint={messages.hints[path]}
          >
            {(control) => (
              <TextInput
                {...control}
                value={form[path]}
                readOnly={!isOpen}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => actor.send({ type: 'field.changed', path, value })}
              />
            )}
          </Field>
        ))}
      </div>
    </OrderPart>
  );
}

/** The verified gross masses of an order's containers; a container without one is not loaded (SOLAS VI/2). */
export function Vgm({ actor, orderHref, onExport }: Props) {
  const { order, versions, form } = useSelector(actor, ({ context }) => context);
  const last = versions.at(-1);
  return (
    <Paper
      actor={actor}
      messages={messages}
      orderHref={orderHref}
      deadline={order && vgmDeadline(order)}
      versions={withChanges(versions, vgmChanges)}
      isChanged={form !== undefined && last !== undefined && differsFrom(form, last.content)}
      onSubmit={() => actor.send({ type: 'vgm.submitted' })}
      exports={vgmFormats.map((format) => (
        <Button key={format} tone="secondary" onClick={() => onExport(format)}>
          {messages.exports[format]}
        </Button>
      ))}
    >
      {(isOpen) => (
        <>
          <Signing actor={actor} isOpen={isOpen} />
          <VgmContainers actor={actor} isOpen={isOpen} />
          <VgmTable actor={actor} isOpen={isOpen} />
        </>
      )}
    </Paper>
  );
}
