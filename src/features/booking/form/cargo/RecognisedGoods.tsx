import { useSelector } from '@xstate/react';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import type { GoodsRecognitionActor } from '#machines/booking/goodsRecognition.ts';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import { controlNamesZh } from '#contract/rules/documents/controlledGoods.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';

interface Props {
  actor: GoodsRecognitionActor;
  item: CargoForm;
  index: number;
  onEdit: (edit: OrderEdit) => void;
}

/**
 * What an ordinary cargo item was recognised as, and the press that declares it by the proposed entry; how a declared one
 * is controlled besides.
 */
export function RecognisedGoods({ actor, item, index, onEdit }: Props) {
  const recognised = useSelector(actor, (snapshot) => recognisedAs(snapshot.context, item));
  const messages = bookingMessages.recognised;
  const name = bookingMessages.cargoItem(index);
  const words = recognised?.finding.matched ?? recognised?.finding.words ?? '';
  const controls = (recognised?.finding.controls ?? []).map((control) => controlNamesZh[control]);
  return (
    <output className="col-span-full empty:hidden">
      {recognised && item.dangerous && (
        <Alert tone="notice" title={messages.controlled(words, controls)}>
          <p>{messages.papers}</p>
        </Alert>
      )}
      {recognised && !item.dangerous && (
        <Alert
          tone="notice"
          title={messages.title(words)}
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
