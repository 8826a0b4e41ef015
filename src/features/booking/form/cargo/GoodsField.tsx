import { Suspense, useState } from 'react';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { LookupHint } from '#src/features/booking/form/dangerousGoods/LookupHint.tsx';

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
