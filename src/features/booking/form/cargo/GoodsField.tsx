import { Suspense, useState } from 'react';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '../../messages.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FormEditor } from '../formContext.ts';
import { labelOf } from '../formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { useSelector } from '@xstate/react';
import type { TypedGoodsActor } from '#machines/booking/typedGoods.ts';
import { isLookedUp } from '#machines/booking/typedGoods.ts';

interface LookupHintProps {
  actor: TypedGoodsActor;
  /** The cargo item. */
  index: number;
}

/** What the lookup of the dangerous-goods list takes, or that it looks up what was left in it. */
export function LookupHint({ actor, index }: LookupHintProps) {
  const isBusy = useSelector(actor, ({ context }) => isLookedUp(context, index));
  return isBusy ? bookingMessages.dangerous.searching : bookingMessages.dangerous.lookUp;
}

const GoodsLookup = lazily(() =>
  import('#src/features/booking/form/dangerousGoods/GoodsLookup.tsx').then((module) => ({
    default: module.GoodsLookup,
  })),
);

interface Props {
  details: DangerousForm;
  index: number;
  editor: FormEditor;
  goods: GoodsActor;
}

/** The UN number or name by which dangerous goods are found in the list: the first field, for the entry fills others. */
export function GoodsField({ details, index, editor, goods }: Props) {
  const { problems, edit } = editor;
  const name = `cargo.${index}.dangerous.unNumber` as const;
  const [isEntered, setEntered] = useState(false);
  const leave = () => {
    setEntered(false);
    const { unNumber: text, listed } = details;
    editor.typedGoods?.send({ type: 'goods.left', index, text, isChosen: listed !== undefined });
  };
  const search = (text: string) => edit({ type: 'goods.searched', index, text });
  return (
    <Field
      label={labelOf(editor.service, name)}
      name={name}
      problem={problems[name]}
      hint={
        editor.typedGoods ? <LookupHint actor={editor.typedGoods} index={index} /> : bookingMessages.dangerous.lookUp
      }
      required
    >
      {(control) => (
        <Suspense
          fallback={
            <TextInput
              {...control}
              value={details.unNumber}
              onFocus={() => setEntered(true)}
              onBlur={leave}
              onChange={(event) => search(event.currentTarget.value)}
            />
          }
        >
          <GoodsLookup
            control={control}
            typed={details.unNumber}
            adoptsTyped={isEntered}
            goods={goods}
            onType={search}
            onLeave={leave}
            onPick={(found) => edit({ type: 'goods.chosen', index, goods: found })}
          />
        </Suspense>
      )}
    </Field>
  );
}
