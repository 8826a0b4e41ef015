import { useSelector } from '@xstate/react';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import { instructionDeadline } from '#contract/orders/instructionChecks.ts';
import { instructionChanges } from '#contract/orders/instructionFieldNames.ts';
import { formOfInstruction } from '#contract/orders/instructionForms.ts';
import { billTypes } from '#contract/orders/bill/billState.ts';
import { freightTerms, originalCounts } from '#contract/orders/shippingInstruction.ts';
import type { InstructionVersion } from '#contract/orders/shippingInstruction.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import { instructionMessages as messages } from '#src/features/orders/messages/instruction.ts';
import { OrderPart, PaperHead } from '#src/features/orders/parts/OrderPart.tsx';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayTime } from '#src/ui/format.ts';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { InstructionField } from './InstructionField.tsx';
import { InstructionGoods } from './InstructionGoods.tsx';
import { InstructionParties } from './InstructionParties.tsx';

interface Props {
  actor: InstructionActor;
  /** The address of the order. */
  orderHref: string;
  /** Saves the submitted instruction as a file. */
  onExport: () => void;
}

const choices = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The cut-off with the time left, or why nothing can be submitted. */
function Deadline({ actor }: { actor: InstructionActor }) {
  const { order, now } = useSelector(actor, ({ context }) => context);
  const phase = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.clock : 'reading'));
  if (!order) return null;
  const deadline = instructionDeadline(order);
  const closed = phase === 'early' || phase === 'late' || phase === 'over' ? messages.windows[phase] : undefined;
  const isSoon = deadline !== undefined && Date.parse(deadline) - now < limits.cutOffSoonMs;
  return (
    <>
      {(phase === 'open' || phase === 'early') && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-ink-soft">{messages.cutOff}</span>
          {deadline === undefined ? (
            <span>{messages.noCutOff}</span>
          ) : (
            <>
              <strong className={`text-xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
                {messages.left(roughlyLeft(deadline, now) ?? '')}
              </strong>
              <time dateTime={deadline} className="text-sm text-ink-soft tabular-nums">
                {dayTime(deadline)}
              </time>
            </>
          )}
        </p>
      )}
      {closed && (
        <Alert tone={phase === 'early' ? 'info' : 'notice'} title={closed.title}>
          {closed.text}
        </Alert>
      )}
    </>
  );
}

/** Every submitted version with its changes, the last one first. */
export function InstructionHistory({ versions }: { versions: readonly InstructionVersion[] }) {
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {versions
        .map(({ version, submittedAt, content }, index) => (
          <li key={version}>
            <span className="font-medium">{messages.version(version)}</span>{' '}
            <time dateTime={submittedAt} className="text-ink-faint tabular-nums">
              {dayTime(submittedAt)}
            </time>
            <span className="block break-words text-ink-soft">
              {index === 0
                ? messages.first
                : messages.changed(instructionChanges(versions[index - 1]!.content, content))}
            </span>
          </li>
        ))
        .toReversed()}
    </ol>
  );
}

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

/** The submitted and saved state, and the buttons. */
function Actions({ actor, onExport }: Pick<Props, 'actor' | 'onExport'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { versions, form, errorMessage } = state.context;
  const { form: saving, clock } = (state.value as Exclude<typeof state.value, string>).shown;
  const isEditable = clock === 'open' || clock === 'early';
  const isUnsaved = saving === 'unsaved' || saving === 'overtaken';
  const last = versions.at(-1);
  const isChanged = last !== undefined && form && changedPaths(formOfInstruction(last.content), form).length > 0;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3">
      {errorMessage !== undefined && (
        <Alert tone="critical" className="w-full">
          {errorMessage || messages.failedSubmit}
        </Alert>
      )}
      {clock === 'open' && (
        <Button
          busy={saving === 'submitting'}
          disabled={saving !== 'submitting' && last !== undefined && !isChanged}
          onClick={() => actor.send({ type: 'instruction.submitted' })}
        >
          {last ? messages.amend : messages.submit}
        </Button>
      )}
      {last && (
        <Button tone="secondary" onClick={onExport}>
          {messages.export}
        </Button>
      )}
      <p className="min-w-0 text-sm">
        {last ? messages.submitted(last.version, dayTime(last.submittedAt)) : messages.never}
        {isChanged && <span className="block text-notice">{messages.changedSince}</span>}
      </p>
      {(isEditable || isUnsaved) && (
        <output className={`text-sm sm:ml-auto ${isUnsaved ? 'text-critical' : 'text-ink-soft'}`}>
          {messages.saving[isEditable || saving !== 'unsaved' ? saving : 'overtaken']}
        </output>
      )}
      {isEditable && saving === 'unsaved' && (
        <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}

/** The shipping instruction of an order: the content that the carrier prints on the bill of lading. */
export function Instruction({ actor, orderHref, onExport }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { orderNo, versions, errorMessage } = state.context;
  const value =
    typeof state.value === 'string' ? state.value : `shown.${state.value.shown.form}.${state.value.shown.clock}`;
  const isOpen = /\.(?:open|early)$/.test(value) && !state.hasTag('busy');
  return (
    <div data-state={value} aria-busy={state.hasTag('busy')} className="mx-auto flex max-w-page flex-col gap-4">
      <PaperHead title={messages.ofOrder(orderNo)} lead={messages.lead} orderHref={orderHref} back={messages.back} />
      {!state.matches('shown') && (
        <OrderWaiting
          orderNo={orderNo}
          failure={state.matches('failed') ? errorMessage || messages.failed : undefined}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('shown') && (
        <form
          noValidate
          aria-label={messages.title}
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface px-4 pt-4"
          onSubmit={(event) => event.preventDefault()}
        >
          <h2 className="sr-only">{messages.title}</h2>
          <Deadline actor={actor} />
          <InstructionParties actor={actor} isOpen={isOpen} />
          <Terms actor={actor} isOpen={isOpen} />
          <InstructionGoods actor={actor} isOpen={isOpen} />
          {versions.length > 0 && (
            <OrderPart title={messages.history}>
              <InstructionHistory versions={versions} />
            </OrderPart>
          )}
          <Actions actor={actor} onExport={onExport} />
        </form>
      )}
    </div>
  );
}
