import { deskBillFile } from '#contract/desk/orders/billDesk.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { billStateOf } from '#contract/orders/bill/bill.ts';
import type { BillChange } from '#contract/orders/bill/bill.ts';
import { isDeparted } from '#contract/orders/orderStatus.ts';
import { correctablePaths } from '#contract/orders/bill/billContent.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { BillAnswers, BillTable } from '#src/features/orders/BillTable.tsx';
import { billMessages as messages } from '#src/features/orders/messages/bill.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { dayTime } from '#src/ui/format.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { bills: words } = deskMessages;

const tones = {
  none: 'neutral',
  waiting: 'notice',
  changesAsked: 'critical',
  approved: 'success',
  released: 'success',
} as const;

type Bill = NonNullable<DeskOrder['deskBill']>;

/** The changes that the customer asked for since the last draft was issued. */
const askedIn = ({ drafts }: Bill): BillChange[] => drafts.at(-1)?.answers.flatMap(({ changes }) => changes) ?? [];

/** What the form of the next draft shows at first: the values that the customer wants, where they are corrected in it. */
const wantedValues = (bill: Bill): DeskValues => {
  const paths = new Set(correctablePaths(bill.next));
  const wanted = askedIn(bill).filter((change) => change.wanted !== '' && paths.has(change.path));
  return Object.fromEntries(wanted.map((change) => [change.path, change.wanted]));
};

/** The changes that the customer asked for, beside the form that makes them. */
export function AskedChanges({ bill }: { bill: Bill }) {
  const asked = askedIn(bill);
  if (asked.length === 0) return null;
  return (
    <Alert tone="notice" title={words.asked}>
      <ul className="list-disc pl-5 text-sm">
        {asked.map((change) => (
          <li key={`${change.path} ${change.wanted} ${change.remark}`} className="break-words whitespace-pre-line">
            {messages.wish(change)}
          </li>
        ))}
      </ul>
      <p className="text-sm">{words.prefilled}</p>
    </Alert>
  );
}

/** The drafts of an order's bill of lading with the customer's answers, each beside the one before, and the acts they wait for. */
export function BillAtDesk({ order, actor, isFree }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, deskBill: bill, shipment } = order;
  if (!bill) return null;
  const { drafts, release, seen } = bill;
  const state = billStateOf(bill);
  const last = drafts.at(-1);
  const isAmended = last !== undefined && last.instruction < seen.instruction;
  return (
    <DeskPart title={messages.title}>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
        {release &&
          [messages.releaseKinds[release.kind], release.billNo, dayTime(release.at), release.person]
            .filter(Boolean)
            .join(' · ')}
      </p>
      {isAmended && state !== 'released' && (
        <p className="mb-2 text-sm text-notice">{words.amended(seen.instruction, last.version)}</p>
      )}
      <ul className="flex flex-col gap-3">
        {drafts
          .map((draft, index) => (
            <li key={draft.version} className="flex flex-col gap-1.5 border-l-2 border-line-strong pl-3 text-sm">
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium">{messages.version(draft.version)}</span>
                <span className="text-ink-soft tabular-nums">
                  {[dayTime(draft.issuedAt), draft.person].filter(Boolean).join(' ')}
                </span>
                <a
                  href={`${deskBillFile.path}?${new URLSearchParams({ orderNo: subject, draft: String(draft.version) })}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClasses('secondary', 'sm')}
                >
                  {words.open(draft.version)}
                </a>
              </p>
              {draft.note !== '' && <p className="break-words whitespace-pre-line">{draft.note}</p>}
              <BillAnswers answers={draft.answers} />
              <details>
                <summary className="min-h-6 cursor-pointer text-brand-700">
                  {index > 0 ? messages.compared(drafts[index - 1]!.version, draft.version) : words.content}
                </summary>
                <BillTable draft={draft} before={drafts[index - 1]} />
              </details>
            </li>
          ))
          .toReversed()}
      </ul>
      {state === 'approved' && !isDeparted(order) && <p className="mt-3 text-sm text-ink-soft">{words.notDeparted}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {bill.canIssue && (
          <Button
            size="sm"
            tone={state === 'waiting' || state === 'approved' ? 'secondary' : 'primary'}
            disabled={!isFree}
            onClick={() =>
              actor.send({
                type: 'act.chosen',
                form: { kind: 'billDraft', subject, content: bill.next },
                values: wantedValues(bill),
              })
            }
          >
            {words.issue((last?.version ?? 0) + 1)}
          </Button>
        )}
        {bill.canRelease && (
          <Button
            size="sm"
            tone={release ? 'secondary' : 'primary'}
            disabled={!isFree}
            onClick={() =>
              actor.send({
                type: 'act.chosen',
                form: { kind: 'billRelease', subject },
                values: {
                  releaseKind: release?.kind ?? last?.content.billType ?? '',
                  billOfLadingNo: shipment.billOfLadingNo,
                },
              })
            }
          >
            {release ? words.releaseOtherwise : words.release}
          </Button>
        )}
        {release && order.canUpload && (
          <Button
            size="sm"
            tone="secondary"
            disabled={!isFree}
            onClick={() =>
              actor.send({
                type: 'act.chosen',
                form: { kind: 'document', subject, papers: { BL: words.paper } },
                values: { paperCode: 'BL' },
              })
            }
          >
            {words.upload}
          </Button>
        )}
      </div>
    </DeskPart>
  );
}
