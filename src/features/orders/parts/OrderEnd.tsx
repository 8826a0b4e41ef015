import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { reasonText } from '#src/features/orders/reasonText.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const messages = orderMessages.follow;

interface Props {
  order: OrderDetail;
  onReorder: () => void;
}

/** What the desk reviews, each with its cargo item. */
function Reasons({ reasons }: { reasons: OrderDetail['reviewReasons'] }) {
  return (
    <ul className="list-disc pl-4">
      {reasons.map(({ path, why, words }) => {
        const cargoItem = /^cargo\.(\d+)/.exec(path)?.[1];
        const reason = reasonText({ why, words });
        return (
          <li key={`${path} ${why} ${words}`} className="break-words">
            {cargoItem === undefined ? reason : messages.reasonOfItem(Number(cargoItem) + 1, reason)}
          </li>
        );
      })}
    </ul>
  );
}

/** Explains a status that needs it: the order ended early, or waits for something. */
export function OrderEnd({ order: { status, timeline, isDangerous, reviewReasons }, onReorder }: Props) {
  const note = timeline.at(-1)?.note ?? '';
  if (status === 'NEED_INFO')
    return (
      <Alert tone="notice" title={messages.infoNeeded}>
        {note}
      </Alert>
    );
  if (status === 'DG_REVIEW' && !isDangerous)
    return (
      <Alert tone="info" title={messages.suspected.title}>
        <Reasons reasons={reviewReasons} />
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
  if (!(status in messages.ended)) return null;
  const { title, text } = messages.ended[status as keyof typeof messages.ended];
  return (
    <Alert tone="notice" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex-1 basis-64">
          {note !== '' && status !== 'AUTO_CANCELLED' && <p className="font-medium break-words">{note}</p>}
          <p>{text}</p>
        </div>
        <Button tone="secondary" size="sm" onClick={onReorder} className="print:hidden">
          {messages.reorder}
        </Button>
      </div>
    </Alert>
  );
}
