import { useSelector } from '@xstate/react';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { GoodsRecognitionActor } from '#machines/booking/goodsRecognition.ts';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  actor: GoodsRecognitionActor;
  item: CargoForm;
  index: number;
  onEdit: (edit: OrderEdit) => void;
}

/** What an ordinary cargo item was recognised as, and the press that declares it by the proposed entry. */
export function RecognisedGoods({ actor, item, index, onEdit }: Props) {
  const recognised = useSelector(actor, (snapshot) => recognisedAs(snapshot.context, item));
  const messages = bookingMessages.recognised;
  const name = bookingMessages.cargoItem(index);
  return (
    <output className="col-span-full empty:hidden">
      {recognised && (
        <Alert
          tone="notice"
          title={messages.title(recognised.finding.matched ?? recognised.finding.words)}
          action={
            <Button
              size="sm"
              aria-label={messages.declareOf(name)}
              onClick={() => onEdit({ type: 'dangerousGoods.declared', index, goods: recognised.goods })}
            >
              {messages.declare}
            </Button>
          }
        >
          {recognised.finding.entry && <p>{messages.entry(recognised.finding.entry)}</p>}
          <p>{messages.text}</p>
        </Alert>
      )}
    </output>
  );
}
