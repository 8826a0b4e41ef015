import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { StoredBill } from '#contract/orders/bill/bill.ts';
import { billStateOf, isBillable, mayApprove, mayAskChanges } from '#contract/orders/bill/bill.ts';
import { billChoices, otherPath, releasedOriginals } from '#contract/orders/bill/billContent.ts';
import type { BillActor } from '#machines/orders/bill.ts';
import { BillAnswers, BillTable } from '#src/features/orders/BillTable.tsx';
import { billMessages as messages } from '#src/features/orders/messages/bill.ts';
import { OrderPart, PaperHead } from '#src/features/orders/parts/OrderPart.tsx';
import { OrderWaiting } from '#src/features/orders/parts/OrderWaiting.tsx';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { dayTime } from '#src/ui/format.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextArea } from '#src/ui/fields/TextArea.tsx';

interface Props {
  actor: BillActor;
  /** The address of the order. */
  orderHref: string;
  /** Saves a draft as a PDF. */
  onDownload: (draft: number) => void;
}

/** A part of the page that takes the focus when what was pressed has disappeared. */
function Focusable({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
    <div id={`field-${name}`} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </div>
  );
}

/** The change of one field that is being written: the wanted value and a remark. */
function Mark({ actor, path }: { actor: BillActor; path: string }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const mark = state.context.marks.find((each) => each.path === path);
  const isWriting = state.matches({ shown: 'marking' });
  const name = messages.name(path);
  if (!mark)
    return (
      <Button
        id={`field-mark.${path}`}
        tone="secondary"
        size="sm"
        aria-label={messages.markOf(name)}
        disabled={!state.can({ type: 'field.marked', path })}
        onClick={() => actor.send({ type: 'field.marked', path })}
      >
        {messages.mark}
      </Button>
    );
  const change = (part: 'wanted' | 'remark') => ({
    value: mark[part],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      actor.send({ type: 'mark.changed', path, name: part, value }),
  });
  const choices = billChoices[path];
  // a remark about no particular field has no wanted value
  const isOther = path === otherPath;
  const problem = state.context.problems[path];
  return (
    <div className="flex basis-full flex-col gap-2 border-l-2 border-brand-600 pl-2">
      {!isOther && (
        <Field label={messages.wanted} name={path} problem={problem}>
          {(control) =>
            choices ? (
              <Select
                {...control}
                {...change('wanted')}
                aria-label={messages.wantedOf(name)}
                disabled={!isWriting}
                placeholder=" "
                options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
              />
            ) : (
              <TextArea
                {...control}
                {...change('wanted')}
                aria-label={messages.wantedOf(name)}
                rows={2}
                readOnly={!isWriting}
              />
            )
          }
        </Field>
      )}
      <Field label={messages.remark} name={isOther ? path : `${path}.remark`} problem={isOther ? problem : undefined}>
        {(control) => (
          <TextArea
            {...control}
            {...change('remark')}
            aria-label={messages.remarkOf(name)}
            rows={2}
            readOnly={!isWriting}
          />
        )}
      </Field>
      <Button
        tone="quiet"
        size="sm"
        className="self-start"
        aria-label={messages.unmarkOf(name)}
        disabled={!isWriting}
        onClick={() => actor.send({ type: 'field.unmarked', path })}
      >
        {messages.unmark}
      </Button>
    </div>
  );
}

/** The state of the bill of lading. */
function Standing({ bill }: { bill: StoredBill }) {
  const state = billStateOf(bill);
  const version = bill.drafts.at(-1)?.version ?? 0;
  if (state === 'none') return <Alert tone="info">{messages.notices.none}</Alert>;
  if (state === 'released' && bill.release) {
    const { kind, billNo, at } = bill.release;
    const content = bill.drafts.at(-1)?.content;
    const originals = content && releasedOriginals(kind, content);
    return (
      <Alert tone="success" title={messages.notices.released(messages.releaseKinds[kind], originals, billNo)}>
        {dayTime(at)}
      </Alert>
    );
  }
  const tone = ({ waiting: 'notice', changesAsked: 'info', approved: 'success' } as const)[
    state as 'waiting' | 'changesAsked' | 'approved'
  ];
  return (
    <Alert tone={tone} title={messages.notices[state as 'waiting' | 'changesAsked' | 'approved'](version)}>
      {!isBillable(bill.status) && messages.closed}
    </Alert>
  );
}

/** A draft with the desk's note and the customer's answer. */
function Draft({
  bill,
  index,
  children,
  onDownload,
}: Pick<Props, 'onDownload'> & { bill: StoredBill; index: number; children?: ReactNode }) {
  const { version, issuedAt, note, answers } = bill.drafts[index]!;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <time dateTime={issuedAt} className="text-ink-soft tabular-nums">
          {messages.issued(dayTime(issuedAt))}
        </time>
        <Button tone="secondary" size="sm" onClick={() => onDownload(version)}>
          {messages.download(version)}
        </Button>
      </div>
      {note !== '' && (
        <p lang={languageOf(note)} className="rounded-sm bg-sunken px-2 py-1 text-sm break-words whitespace-pre-line">
          {note}
        </p>
      )}
      <BillAnswers answers={answers} />
      {children}
    </div>
  );
}

/** The buttons of the page in its state. */
function Actions({ actor, bill }: { actor: BillActor; bill: StoredBill }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { marks, errorMessage } = state.context;
  const version = bill.drafts.at(-1)?.version ?? 0;
  const isMarking = state.matches({ shown: 'marking' }) || state.matches({ shown: 'submitting' });
  const isConfirming = state.matches({ shown: 'confirming' }) || state.matches({ shown: 'approving' });
  const send = (type: 'approval.begun' | 'changes.begun' | 'act.dropped' | 'retry.requested') => () =>
    actor.send({ type });
  if (!isMarking && !isConfirming && !mayApprove(bill) && !mayAskChanges(bill) && errorMessage === undefined)
    return null;
  return (
    <Focusable
      name="actions"
      className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-3"
    >
      {errorMessage !== undefined && (
        <Alert tone="critical" className="w-full">
          {errorMessage || messages.failedAct}
        </Alert>
      )}
      {isConfirming && (
        <Focusable name="confirmation" className="w-full">
          <Alert tone="notice" title={messages.confirmTitle(version)}>
            {messages.confirmText}
          </Alert>
        </Focusable>
      )}
      {isConfirming && (
        <Button busy={state.matches({ shown: 'approving' })} onClick={() => actor.send({ type: 'approval.confirmed' })}>
          {messages.confirm}
        </Button>
      )}
      {isMarking && (
        <Button
          busy={state.matches({ shown: 'submitting' })}
          disabled={marks.length === 0}
          onClick={() => actor.send({ type: 'changes.submitted' })}
        >
          {messages.submit(marks.length)}
        </Button>
      )}
      {(isMarking || isConfirming) && (
        <Button tone="secondary" disabled={state.hasTag('busy')} onClick={send('act.dropped')}>
          {messages.drop}
        </Button>
      )}
      {!isMarking && !isConfirming && mayApprove(bill) && (
        <Button disabled={!state.can({ type: 'approval.begun' })} onClick={send('approval.begun')}>
          {messages.approve}
        </Button>
      )}
      {!isMarking && !isConfirming && mayAskChanges(bill) && (
        <Button tone="secondary" disabled={!state.can({ type: 'changes.begun' })} onClick={send('changes.begun')}>
          {marks.length > 0 ? messages.goOn(marks.length) : messages.change}
        </Button>
      )}
      {isMarking && <p className="basis-full text-sm text-ink-soft">{messages.marking}</p>}
    </Focusable>
  );
}

/** The drafts of a bill of lading: the last one next to the previous one, the notes on each, and the former ones. */
export function Bill({ actor, orderHref, onDownload }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { orderNo, bill, errorMessage } = state.context;
  const value = typeof state.value === 'string' ? state.value : `shown.${state.value.shown}`;
  const isMarking = state.matches({ shown: 'marking' }) || state.matches({ shown: 'submitting' });
  const last = bill?.drafts.at(-1);
  const slot = isMarking ? (path: string) => <Mark actor={actor} path={path} /> : undefined;
  return (
    <div data-state={value} aria-busy={state.hasTag('busy')} className="mx-auto flex max-w-page flex-col gap-4">
      <PaperHead title={messages.ofOrder(orderNo)} lead={messages.lead} orderHref={orderHref} back={messages.back} />
      {(!state.matches('shown') || !bill) && (
        <OrderWaiting
          orderNo={orderNo}
          failure={state.matches('failed') ? errorMessage || messages.failed : undefined}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('shown') && bill && (
        <section
          aria-label={messages.title}
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4"
        >
          <h2 className="sr-only">{messages.title}</h2>
          <div className="flex flex-wrap items-start gap-2">
            <Focusable name="standing" className="min-w-0 flex-[1_1_16rem]">
              <Standing bill={bill} />
            </Focusable>
            <Button
              tone="quiet"
              size="sm"
              busy={state.matches({ shown: 'refreshing' })}
              disabled={!state.can({ type: 'retry.requested' })}
              onClick={() => actor.send({ type: 'retry.requested' })}
            >
              {messages.refresh}
            </Button>
          </div>
          {last && (
            <OrderPart title={messages.draft(last.version)}>
              <Draft bill={bill} index={bill.drafts.length - 1} onDownload={onDownload}>
                <Focusable name="draft">
                  <BillTable draft={last} before={isMarking ? undefined : bill.drafts.at(-2)} slot={slot} />
                </Focusable>
                {isMarking && (
                  <div className="text-sm">
                    <h4 className="font-semibold">{messages.other}</h4>
                    <Mark actor={actor} path={otherPath} />
                  </div>
                )}
              </Draft>
            </OrderPart>
          )}
          {bill.drafts.length > 1 && !isMarking && (
            <OrderPart title={messages.former}>
              {bill.drafts
                .slice(0, -1)
                .map((draft, index) => (
                  <details key={draft.version} className="border-b border-line py-1.5">
                    <summary className="min-h-6 cursor-pointer">{messages.draft(draft.version)}</summary>
                    <div className="pt-2">
                      <Draft bill={bill} index={index} onDownload={onDownload}>
                        <BillTable draft={draft} before={bill.drafts[index - 1]} />
                      </Draft>
                    </div>
                  </details>
                ))
                .toReversed()}
            </OrderPart>
          )}
          <Actions actor={actor} bill={bill} />
        </section>
      )}
    </div>
  );
}
