import { isSettled, proposalsOf } from '#contract/orders/reviewTraits.ts';
import { isEndedEarly } from '#machines/orders/orderRights.ts';
import { proposedEntryText } from '#contract/rules/acceptance/proposedEntryText.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { keepsStatus } from '#contract/orders/orderStatus.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { controlName, reasonOfItem } from '#src/features/orders/reasonText.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

const messages = orderMessages.follow;

interface Props {
  order: OrderDetail;
  onReorder: () => void;
  onDeclare: () => void;
}

/** The review reasons, each with its cargo item. */
function Reasons({ reasons }: { reasons: OrderDetail['reviewReasons'] }) {
  return (
    <ul className="list-disc pl-4">
      {reasons.map((reason) => (
        <li key={`${reason.path} ${reason.why} ${reason.words}`} className="break-words">
          {reasonOfItem(reason)}
        </li>
      ))}
    </ul>
  );
}

/** The declarations that the desk proposes, why, and a button that opens the order with them filled in. */
function Proposals({ proposals, onDeclare }: { proposals: OrderDetail['reviewReasons']; onDeclare: () => void }) {
  return (
    <Alert
      tone="notice"
      title={messages.proposed.title}
      action={
        <Button size="sm" onClick={onDeclare} className="print:hidden">
          {messages.proposed.declare}
        </Button>
      }
    >
      <ul className="list-disc pl-4">
        {proposals.map(({ path, why, words, entry, controls = [], answer }) => (
          <li key={`${path} ${why} ${words}`} className="break-words">
            <p>{reasonOfItem({ path, why, words })}</p>
            {entry && (
              <p className="font-medium">{messages.proposed.as(proposedEntryText(entry, import.meta.env.ENGLISH))}</p>
            )}
            {controls.length > 0 && <p>{messages.proposed.controls(controls.map(controlName))}</p>}
            {answer?.reason && <p lang={languageOf(answer.reason)}>{answer.reason}</p>}
          </li>
        ))}
      </ul>
      <p>{messages.proposed.advice}</p>
    </Alert>
  );
}

/** Explains a status that needs it: the order ended early, or waits for something. */
export function OrderEnd({ order: { status, timeline, isDangerous, reviewReasons }, onReorder, onDeclare }: Props) {
  // the desk's side acts do not replace the last note
  const note = timeline.findLast(({ act }) => !keepsStatus(act))?.note ?? '';
  const proposals = proposalsOf(reviewReasons);
  if (status === 'NEED_INFO' && proposals.length > 0) return <Proposals proposals={proposals} onDeclare={onDeclare} />;
  if (status === 'NEED_INFO')
    return (
      <Alert tone="notice" title={messages.infoNeeded}>
        <span lang={languageOf(note)}>{note}</span>
      </Alert>
    );
  if (status === 'DG_REVIEW' && !isDangerous)
    return (
      <Alert tone="info" title={messages.suspected.title}>
        <Reasons reasons={reviewReasons.filter((reason) => !isSettled(reason))} />
        <p>{messages.suspected.advice}</p>
      </Alert>
    );
  if (status === 'DG_REVIEW' && reviewReasons.length > 0)
    return (
      <Alert tone="info" title={messages.inReview}>
        <Reasons reasons={reviewReasons} />
        <p>{messages.reviewing}</p>
      </Alert>
    );
  if (status === 'DG_REVIEW') return <Alert tone="info">{messages.reviewing}</Alert>;
  if (!isEndedEarly(status)) return null;
  const { title, text } = messages.ended[status];
  return (
    <Alert tone="notice" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex-1 basis-64">
          {note !== '' && status !== 'AUTO_CANCELLED' && (
            <p lang={languageOf(note)} className="font-medium break-words">
              {note}
            </p>
          )}
          <p>{text}</p>
        </div>
        <Button tone="secondary" size="sm" onClick={onReorder} className="print:hidden">
          {messages.reorder}
        </Button>
      </div>
    </Alert>
  );
}
