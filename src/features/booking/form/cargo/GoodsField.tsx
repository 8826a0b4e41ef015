import { Suspense, useState } from 'react';
import type { DangerousForm, CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '../../messages.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import type { FormEditor, GoodsActor } from '../formContext.ts';
import { labelOf } from '../formContext.ts';
import { useSelector } from '@xstate/react';
import type { TypedGoodsActor } from '#machines/booking/typedGoods.ts';
import { isLookedUp } from '#machines/booking/typedGoods.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { prefillHint } from '#src/features/booking/form/fields/Fields.tsx';
import { packagings } from '#contract/booking/packagings.ts';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import type { GoodsRecognitionActor } from '#machines/booking/goodsRecognition.ts';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import { controlNamesZh } from '#contract/rules/documents/controlledGoods.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

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

interface GoodsFieldProps {
  details: DangerousForm;
  index: number;
  editor: FormEditor;
  goods: GoodsActor;
}

/** The UN number or name by which dangerous goods are found in the list: the first field, for the entry fills others. */
export function GoodsField({ details, index, editor, goods }: GoodsFieldProps) {
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

interface PackagingFieldProps {
  item: CargoForm;
  path: `cargo.${number}`;
  editor: FormEditor;
  className?: string;
}

/** The packaging of a cargo item, without those forbidden for dangerous goods. */
export function PackagingField({ item, path, editor, className = '' }: PackagingFieldProps) {
  const name = `${path}.packagingCode` as const;
  const options = packagings
    .filter((packaging) => !(item.dangerous && packaging.harmlessOnly))
    .map(({ code, nameZh, typical }) => ({ value: code, label: [code, nameZh, typical].filter(Boolean).join(' ') }));
  return (
    <Field
      className={className}
      label={labelOf(editor.service, name)}
      name={name}
      problem={editor.problems[name]}
      hint={prefillHint(editor, name)}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={options}
          value={options.some((option) => option.value === item.packagingCode) ? item.packagingCode : ''}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface RecognisedGoodsProps {
  actor: GoodsRecognitionActor;
  item: CargoForm;
  index: number;
  onEdit: (edit: OrderEdit) => void;
}

/**
 * What an ordinary cargo item was recognised as, and the press that declares it by the proposed entry; how a declared one
 * is controlled besides.
 */
export function RecognisedGoods({ actor, item, index, onEdit }: RecognisedGoodsProps) {
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
