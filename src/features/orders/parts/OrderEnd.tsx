import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

const words = orderQueryCopy.follow;

interface Props {
  order: OrderDetail;
  onReorder: () => void;
}

/** Why an order stands as it does, where that wants explaining: it ended before its time, or something is waited for. */
export function OrderEnd({ order: { status, timeline }, onReorder }: Props) {
  const note = timeline.at(-1)?.note ?? '';
  if (status === 'NEED_INFO')
    return (
      <Alert tone="notice" title={words.infoAsked}>
        {note}
      </Alert>
    );
  if (status === 'DG_REVIEW') return <Alert tone="info">{words.reviewing}</Alert>;
  if (!(status in words.ended)) return null;
  const { title, text } = words.ended[status as keyof typeof words.ended];
  return (
    <Alert tone="notice" title={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex-1 basis-64">
          {note !== '' && status !== 'AUTO_CANCELLED' && <p className="font-medium break-words">{note}</p>}
          <p>{text}</p>
        </div>
        <Button tone="secondary" size="sm" onClick={onReorder} className="print:hidden">
          {words.reorder}
        </Button>
      </div>
    </Alert>
  );
}
