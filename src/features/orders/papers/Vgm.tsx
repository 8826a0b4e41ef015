import { useSelector } from '@xstate/react';
import type { VgmFormat, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { vgmFormats } from '#contract/orders/vgm/vgm.ts';
import { vgmDeadline } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmChanges } from '#contract/orders/vgm/vgmFieldNames.ts';
import { differsFrom } from '#contract/orders/vgm/vgmForms.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { VgmActor } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { OrderPart, PaperHead } from '#src/features/orders/parts/OrderPart.tsx';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayTime } from '#src/ui/format.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { VgmContainers } from './VgmContainers.tsx';
import { VgmTable } from './VgmTable.tsx';

interface Props {
  actor: VgmActor;
  /** The address of the order. */
  orderHref: string;
  /** Saves the submitted declaration as a file of a format. */
  onExport: (format: VgmFormat) => void;
}

/** The cut-off with the time left, or why nothing can be submitted. */
function Deadline({ actor }: { actor: VgmActor }) {
  const { order, now } = useSelector(actor, ({ context }) => context);
  const phase = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.clock : 'reading'));
  if (!order) return null;
  const deadline = vgmDeadline(order);
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
function History({ versions }: { versions: readonly VgmVersion[] }) {
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
              {index === 0 ? messages.first : messages.changed(vgmChanges(versions[index - 1]!.content, content))}
            </span>
          </li>
        ))
        .toReversed()}
    </ol>
  );
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

/** The submitted and saved state, and the buttons. */
function Actions({ actor, onExport }: Pick<Props, 'actor' | 'onExport'>) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { versions, form, errorMessage } = state.context;
  const { form: saving, clock } = (state.value as Exclude<typeof state.value, string>).shown;
  const isEditable = clock === 'open' || clock === 'early';
  const isUnsaved = saving === 'unsaved' || saving === 'overtaken';
  const last = versions.at(-1);
  const isChanged = last !== undefined && form && differsFrom(form, last.content);
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
          onClick={() => actor.send({ type: 'vgm.submitted' })}
        >
          {last ? messages.amend : messages.submit}
        </Button>
      )}
      {last &&
        vgmFormats.map((format) => (
          <Button key={format} tone="secondary" onClick={() => onExport(format)}>
            {messages.exports[format]}
          </Button>
        ))}
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

/** The verified gross masses of an order's containers; a container without one is not loaded (SOLAS VI/2). */
export function Vgm({ actor, orderHref, onExport }: Props) {
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
          <Signing actor={actor} isOpen={isOpen} />
          <VgmContainers actor={actor} isOpen={isOpen} />
          <VgmTable actor={actor} isOpen={isOpen} />
          {versions.length > 0 && (
            <OrderPart title={messages.history}>
              <History versions={versions} />
            </OrderPart>
          )}
          <Actions actor={actor} onExport={onExport} />
        </form>
      )}
    </div>
  );
}
