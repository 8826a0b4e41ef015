import { mayDeclareGroups } from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { requiresTechnicalName } from '#contract/rules/classification/technicalName.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { CharcoalFields } from './CharcoalFields.tsx';
import { DivisionField } from './DivisionField.tsx';
import type { FormEditor } from './formContext.ts';
import { ListedGoods } from './ListedGoods.tsx';
import { SegregationGroupsField } from './SegregationGroupsField.tsx';
import { RareDetails } from './RareDetails.tsx';
import { ShipperDetails } from './ShipperDetails.tsx';
import { TextField } from './TextField.tsx';
import { UnlistedGoods } from './UnlistedGoods.tsx';

interface Props {
  details: DangerousForm;
  index: number;
  editor: FormEditor;
}

/** The dangerous-goods details of a cargo item: what the list says, then what only the shipper knows. */
export function DangerousDetails({ details, index, editor }: Props) {
  const messages = bookingMessages.dangerous;
  const at = `cargo.${index}.dangerous` as const;
  const { problems } = editor;
  return (
    <fieldset className="min-w-0 border-t border-hazard/60 bg-hazard-soft/50 p-3 sm:p-4">
      <legend className="sr-only">{messages.title}</legend>
      {details.listed ? (
        <>
          <ListedGoods details={details} service={editor.service} />
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
