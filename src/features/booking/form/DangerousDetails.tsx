import { Suspense, useState } from 'react';
import { mayDeclareGroups } from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { requiresTechnicalName } from '#contract/rules/classification/technicalName.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { CharcoalFields } from './CharcoalFields.tsx';
import { DivisionField } from './DivisionField.tsx';
import type { FormEditor } from './formContext.ts';
import { labelOf } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { ListedGoods } from './ListedGoods.tsx';
import { LookupHint } from './LookupHint.tsx';
import { SegregationGroupsField } from './SegregationGroupsField.tsx';
import { RareDetails } from './RareDetails.tsx';
import { ShippingNameField } from './ShippingNameField.tsx';
import { ShipperDetails } from './ShipperDetails.tsx';
import { TextField } from './TextField.tsx';
import { UnlistedGoods } from './UnlistedGoods.tsx';
import { lazily } from '#src/platform/lazy.ts';

const GoodsLookup = lazily(() => import('./GoodsLookup.tsx').then((module) => ({ default: module.GoodsLookup })));

interface Props {
  details: DangerousForm;
  index: number;
  editor: FormEditor;
  goods: GoodsActor;
}

/** The dangerous-goods details of a cargo item: found in the list or typed, then what only the shipper knows. */
export function DangerousDetails({ details, index, editor, goods }: Props) {
  const messages = bookingMessages.dangerous;
  const at = `cargo.${index}.dangerous` as const;
  const { problems, edit } = editor;
  const [isEntered, setEntered] = useState(false);
  const leave = () => {
    setEntered(false);
    const { unNumber: text, listed } = details;
    editor.typedGoods?.send({ type: 'goods.left', index, text, isChosen: listed !== undefined });
  };
  const search = (text: string) => edit({ type: 'goods.searched', index, text });
  return (
    <fieldset className="min-w-0 border-t border-hazard/60 bg-hazard-soft/50 p-3 sm:p-4">
      <legend className="sr-only">{messages.title}</legend>
      <Field
        label={labelOf(editor.service, `${at}.unNumber`)}
        name={`${at}.unNumber`}
        problem={problems[`${at}.unNumber`]}
        hint={editor.typedGoods ? <LookupHint actor={editor.typedGoods} index={index} /> : messages.lookUp}
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
      {details.listed ? (
        <>
          <ListedGoods details={details} service={editor.service} />
          <ShippingNameField details={details} path={at} editor={editor} />
          <DivisionField details={details} path={at} editor={editor} />
          <CharcoalFields details={details} path={at} editor={editor} />
        </>
      ) : (
        <UnlistedGoods name={`${at}.properShippingName`} problem={problems[`${at}.properShippingName`]} />
      )}
      {requiresTechnicalName(details) && (
        <TextField
          className="mt-3"
          editor={editor}
          path={`${at}.technicalName`}
          value={details.technicalName}
          hint={messages.technicalHint}
        />
      )}
      {mayDeclareGroups(details) && <SegregationGroupsField details={details} path={at} editor={editor} />}
      <ShipperDetails details={details} path={at} editor={editor} />
      <RareDetails details={details} path={at} editor={editor} />
    </fieldset>
  );
}
