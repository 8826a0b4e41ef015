import { useSelector } from '@xstate/react';
import { instructionDeadline } from '#contract/orders/instructionChecks.ts';
import { instructionChanges } from '#contract/orders/instructionFieldNames.ts';
import { differsFrom } from '#contract/orders/instructionForms.ts';
import { billTypes } from '#contract/orders/bill/billState.ts';
import { freightTerms, originalCounts } from '#contract/orders/shippingInstruction.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { withChanges } from '#src/features/orders/PaperHistory.tsx';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { InstructionField } from './InstructionField.tsx';
import { InstructionGoods } from './InstructionGoods.tsx';
import { InstructionParties } from './InstructionParties.tsx';
import { Paper } from './Paper.tsx';

interface Props {
  actor: InstructionActor;
  /** The address of the order. */
  orderHref: string;
  /** Saves the submitted instruction as a file. */
  onExport: () => void;
}

const choices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

function Terms({ actor, isOpen }: { actor: InstructionActor; isOpen: boolean }) {
  const { form, problems } = useSelector(actor, ({ context }) => context);
  if (!form) return null;
  const edit = { actor, isOpen, problems };
  const choice = (path: 'billType' | 'freightTerm' | 'originals') => ({
    label: messages.fields[path],
    name: path,
    problem: problems[path],
    disabled: !isOpen,
    onChange: (value: string) => actor.send({ type: 'field.changed', path, value }),
  });
  return (
    <OrderPart title={messages.terms}>
      <div className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-3">
        <RadioGroup {...choice('billType')} value={form.billType} options={choices(billTypes, messages.billTypes)} />
        {form.billType === 'original' && (
          <RadioGroup
            {...choice('originals')}
            value={form.originals}
            options={choices(originalCounts, messages.originalCounts)}
          />
        )}
        <RadioGroup
          {...choice('freightTerm')}
          value={form.freightTerm}
          options={choices(freightTerms, messages.freightTerms)}
        />
        <InstructionField
          {...edit}
          path="marks"
          label={messages.fields.marks}
          value={form.marks}
          hint={messages.hints.marks}
          rows={2}
          className="lg:col-start-1"
        />
        <InstructionField
          {...edit}
          path="letterOfCredit"
          label={messages.fields.letterOfCredit}
          value={form.letterOfCredit}
          hint={messages.hints.letterOfCredit}
          rows={2}
          className="lg:col-span-2"
        />
      </div>
    </OrderPart>
  );
}

/** The shipping instruction of an order: the content that the carrier prints on the bill of lading. */
export function Instruction({ actor, orderHref, onExport }: Props) {
  const { order, versions, form } = useSelector(actor, ({ context }) => context);
  const last = versions.at(-1);
  return (
    <Paper
      actor={actor}
      messages={messages}
      orderHref={orderHref}
      deadline={order && instructionDeadline(order)}
      versions={withChanges(versions, instructionChanges)}
      isChanged={form !== undefined && last !== undefined && differsFrom(form, last.content)}
      onSubmit={() => actor.send({ type: 'instruction.submitted' })}
      exports={
        <Button tone="secondary" onClick={onExport}>
          {messages.export}
        </Button>
      }
    >
      {(isOpen) => (
        <>
          <InstructionParties actor={actor} isOpen={isOpen} />
          <Terms actor={actor} isOpen={isOpen} />
          <InstructionGoods actor={actor} isOpen={isOpen} />
        </>
      )}
    </Paper>
  );
}
