import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { InstructionActor } from '#machines/orders/instruction.ts';
import type { VgmActor } from '#machines/orders/vgm.ts';
import type { paperMessages } from '#src/features/orders/messages/paper.ts';
import type { SubmittedVersion } from '#src/features/orders/PaperHistory.tsx';
import { PaperHistory } from '#src/features/orders/PaperHistory.tsx';
import { OrderPart, PaperHead } from '#src/features/orders/parts/OrderPart.tsx';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { roughlyLeft } from '#src/ui/deadline.ts';
import { dayTime } from '#src/ui/format.ts';

type PaperActor = InstructionActor | VgmActor;
type Phase = 'early' | 'late' | 'over';

/** The messages of a paper: those of all papers, and its own. */
type Messages = typeof paperMessages &
  Record<'title' | 'lead' | 'failed' | 'failedSubmit' | 'cutOff' | 'noCutOff' | 'submit', string> & {
    ofOrder: (orderNo: string) => string;
    windows: Readonly<Record<Phase, { title: string; text: string }>>;
  };

interface Props {
  actor: PaperActor;
  messages: Messages;
  /** The address of the order. */
  orderHref: string;
  /** The last moment for a submission, if the voyage has one. */
  deadline: string | undefined;
  versions: readonly SubmittedVersion[];
  /** Whether the form differs from the last version. */
  isChanged: boolean;
  onSubmit: () => void;
  /** Buttons that save the submitted paper as a file. */
  exports: ReactNode;
  /** The fields; they can be edited while the paper is open. */
  children: (isOpen: boolean) => ReactNode;
}

/** The cut-off with the time left, and why nothing can be submitted. */
function Deadline({ actor, messages, deadline }: Pick<Props, 'actor' | 'messages' | 'deadline'>) {
  const now = useSelector(actor, ({ context }) => context.now);
  const phase = useSelector(actor, ({ value }) => (typeof value === 'object' ? value.shown.clock : 'reading'));
  const closed = phase === 'early' || phase === 'late' || phase === 'over' ? messages.windows[phase] : undefined;
  const isSoon = deadline !== undefined && Date.parse(deadline) - now < limits.cutOffSoonMs;
  return (
    <>
      {(phase === 'open' || phase === 'early' || phase === 'late') && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-ink-soft">{messages.cutOff}</span>
          {deadline === undefined ? (
            <span>{messages.noCutOff}</span>
          ) : (
            <>
              {phase !== 'late' && (
                <strong className={`text-xl font-semibold tabular-nums ${isSoon ? 'text-critical' : ''}`}>
                  {messages.left(roughlyLeft(deadline, now) ?? '')}
                </strong>
              )}
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

/** The submitted and saved state, and the buttons. */
function Actions({
  actor,
  messages,
  versions,
  isChanged,
  onSubmit,
  exports,
}: Omit<Props, 'deadline' | 'orderHref' | 'children'>) {
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const value = useSelector(actor, (state) => state.value);
  const { form: saving, clock } = (value as Exclude<typeof value, string>).shown;
  const isEditable = clock === 'open' || clock === 'early';
  const isInConflict = useSelector(actor, (state) => state.hasTag('conflict'));
  const isUnsaved = useSelector(actor, (state) => state.hasTag('unsaved'));
  const last = versions.at(-1);
  // a new version is a new element, which is focused once it says so
  const submitted = `field-submitted.${last?.version ?? 0}`;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3">
      {errorMessage !== undefined && (
        <Alert tone="critical" className="w-full">
          {errorMessage || messages.failedSubmit}
        </Alert>
      )}
      {isInConflict && (
        <>
          <Button
            busy={saving === 'taking'}
            disabled={saving === 'keeping'}
            onClick={() => actor.send({ type: 'stored.taken' })}
          >
            {messages.useStored}
          </Button>
          {isEditable && (
            <Button
              tone="secondary"
              busy={saving === 'keeping'}
              disabled={saving === 'taking'}
              onClick={() => actor.send({ type: 'typed.kept' })}
            >
              {messages.keepTyped}
            </Button>
          )}
        </>
      )}
      {clock === 'open' && !isInConflict && (
        <Button
          busy={saving === 'submitting'}
          disabled={saving !== 'submitting' && last !== undefined && !isChanged}
          onClick={onSubmit}
        >
          {last ? messages.amend : messages.submit}
        </Button>
      )}
      {last && exports}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key */}
      <p key={submitted} id={submitted} tabIndex={-1} className="min-w-0 text-sm outline-none">
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

/** The page of a paper that saves itself while it is typed, is submitted, and amended until its cut-off. */
export function Paper({ orderHref, deadline, children, ...actions }: Props) {
  const { actor, messages, versions } = actions;
  const orderNo = useSelector(actor, ({ context }) => context.orderNo);
  const errorMessage = useSelector(actor, ({ context }) => context.errorMessage);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const value = useSelector(actor, (state) => state.value);
  const isShown = typeof value === 'object';
  const name = isShown ? `shown.${value.shown.form}.${value.shown.clock}` : value;
  return (
    <div data-state={name} aria-busy={isBusy} className="mx-auto flex max-w-page flex-col gap-4">
      <PaperHead title={messages.ofOrder(orderNo)} lead={messages.lead} orderHref={orderHref} back={messages.back} />
      {isShown ? (
        <form
          noValidate
          aria-label={messages.title}
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface px-4 pt-4"
          onSubmit={(event) => event.preventDefault()}
        >
          <h2 className="sr-only">{messages.title}</h2>
          <Deadline actor={actor} messages={messages} deadline={deadline} />
          {children(/\.(?:open|early)$/.test(name) && !isBusy)}
          {versions.length > 0 && (
            <OrderPart title={messages.history}>
              <PaperHistory versions={versions} />
            </OrderPart>
          )}
          <Actions {...actions} />
        </form>
      ) : (
        <OrderWaiting
          orderNo={orderNo}
          failure={value === 'failed' ? errorMessage || messages.failed : undefined}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
    </div>
  );
}
