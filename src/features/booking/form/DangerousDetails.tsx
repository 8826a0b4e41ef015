import { Suspense, useState } from 'react';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { filledFrom, namedAfter, retyped } from './dangerousDetails.ts';
import type { Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { ListedGoods } from './ListedGoods.tsx';
import { RareDetails } from './RareDetails.tsx';
import { ShipperDetails } from './ShipperDetails.tsx';
import { TextField } from './TextField.tsx';
import { UnlistedGoods } from './UnlistedGoods.tsx';
import { lazily } from '#src/platform/lazy.ts';

const GoodsLookup = lazily(() => import('./GoodsLookup.tsx').then((module) => ({ default: module.GoodsLookup })));

interface Props {
  line: CargoForm;
  details: DangerousForm;
  path: `cargo.${number}`;
  filling: Filling;
  goods: GoodsActor;
}

/** The dangerous-goods part of a line: found in the list or typed by hand, then what only the shipper knows. */
export function DangerousDetails({ line, details, path, filling, goods }: Props) {
  const words = bookingCopy.dangerous;
  const at = `${path}.dangerous` as const;
  const { problems, change } = filling;
  const [isEntered, setEntered] = useState(false);
  const retype = (typed: string) => change(at, retyped(typed, details));
  const fill = (found: DangerousGoods) => {
    change(at, filledFrom(found, details));
    const names = namedAfter(found, line);
    if (names.nameZh !== line.nameZh) change(`${path}.nameZh`, names.nameZh);
    if (names.nameEn !== line.nameEn) change(`${path}.nameEn`, names.nameEn);
  };
  return (
    <fieldset className="min-w-0 border-t border-hazard/60 bg-hazard-soft/50 p-3 sm:p-4">
      <legend className="sr-only">{words.title}</legend>
      <Field
        label={labelOf(filling.line, `${at}.unNumber`)}
        name={`${at}.unNumber`}
        problem={problems[`${at}.unNumber`]}
        hint={words.lookUp}
        required
      >
        {(control) => (
          <Suspense
            fallback={
              <TextInput
                {...control}
                value={details.unNumber}
                onFocus={() => setEntered(true)}
                onBlur={() => setEntered(false)}
                onChange={(event) => retype(event.currentTarget.value)}
              />
            }
          >
            <GoodsLookup
              control={control}
              typed={details.unNumber}
              takesOver={isEntered}
              goods={goods}
              onType={retype}
              onPick={fill}
            />
          </Suspense>
        )}
      </Field>
      {details.listed ? (
        <ListedGoods details={details} line={filling.line} />
      ) : (
        <UnlistedGoods name={`${at}.properShippingName`} problem={problems[`${at}.properShippingName`]} />
      )}
      {needsTechnicalName(details.properShippingName) && (
        <TextField
          className="mt-3"
          filling={filling}
          path={`${at}.technicalName`}
          value={details.technicalName}
          hint={words.technicalHint}
        />
      )}
      <ShipperDetails details={details} path={at} filling={filling} />
      <RareDetails details={details} path={at} filling={filling} />
    </fieldset>
  );
}
