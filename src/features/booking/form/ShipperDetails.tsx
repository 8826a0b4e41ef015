import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { limitedQuantityOf } from '#contract/rules/acceptance/smallPackages.ts';
import { permitsAcidAlkali } from '#contract/rules/acceptance/smallQuantities.ts';
import { requiresFlashPoint } from '#contract/rules/classification/flashPointRules.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { mayBeExcepted, mayBeLimited, needsTemperatures } from '#contract/booking/edits/dangerousDetails.ts';
import { DangerousFlag } from './DangerousFlag.tsx';
import type { FormEditor } from './formContext.ts';
import { Proposals } from './Suggestions.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: FormEditor;
}

/**
 * Details that no list contains: weight, flash point, packaging mark, temperatures, small quantities, emergency
 * contact.
 */
export function ShipperDetails({ details, path, editor }: Props) {
  const messages = bookingMessages.dangerous;
  const { listed } = details;
  const isLimited = mayBeLimited(details);
  const limited = isLimited ? messages.limitedHint(limitedQuantityOf(details)) : messages.notLimited;
  const isExcepted = mayBeExcepted(details);
  const excepted = isExcepted ? messages.exceptedHint(listed?.exceptedQuantityCode ?? '') : messages.notExcepted;
  const text = (name: 'flashPoint' | 'packagingMark' | 'controlTemperature' | 'emergencyTemperature') =>
    ({ editor, path: `${path}.${name}`, value: details[name], optional: true }) as const;
  const flag = (name: 'limitedQuantity' | 'exceptedQuantity' | 'acidAlkaliStatement' | 'noReactionStatement') =>
    ({ editor, path: `${path}.${name}`, checked: details[name] ?? false }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 max-sm:[&>div:nth-child(n+3)]:col-span-2">
      <TextField
        editor={editor}
        path={`${path}.netKg`}
        value={details.netKg}
        unit="kg"
        inputMode="decimal"
        placeholder={messages.netHint}
      />
      <TextField
        {...text('flashPoint')}
        optional={!requiresFlashPoint(details)}
        // the list's remark has its own unit
        unit={hasUnit(details.flashPoint) ? undefined : '℃'}
        placeholder={messages.flashPointHint}
      />
      <Proposals editor={editor} at={`${path}.netKg`} className="col-span-2" />
      <TextField {...text('packagingMark')} className="col-span-2" placeholder={messages.markHint} />
      {needsTemperatures(details) && (
        <>
          <TextField {...text('controlTemperature')} placeholder={messages.temperatureHint} />
          <TextField {...text('emergencyTemperature')} placeholder={messages.temperatureHint} />
        </>
      )}
      <TextField editor={editor} path={`${path}.emergencyContact`} value={details.emergencyContact} />
      <TextField editor={editor} path={`${path}.emergencyPhone`} value={details.emergencyPhone} inputMode="tel" />
      <Proposals editor={editor} at={`${path}.emergencyContact`} className="col-span-2" />
      <p className="text-xs text-ink-soft col-span-2">{messages.contactHint}</p>
      <DangerousFlag {...flag('limitedQuantity')} disabled={!isLimited} hint={listed && limited} />
      <DangerousFlag {...flag('exceptedQuantity')} disabled={!isExcepted} hint={listed && excepted} />
      {permitsAcidAlkali(details) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('acidAlkaliStatement')} hint={messages.acidAlkaliHint} />
        </div>
      )}
      {hasOthersOfItsClass(details, editor) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('noReactionStatement')} hint={messages.noReactionHint} />
        </div>
      )}
    </div>
  );
}

const hasUnit = (flashPoint: string): boolean => /[℃℉°]/.test(flashPoint);

/** Whether other goods of the order are of the same class, so that 7.2.6.1 may relieve them. */
const hasOthersOfItsClass = (details: DangerousForm, { form }: FormEditor): boolean =>
  details.hazardClass !== '' &&
  form.cargo.filter(({ dangerous }) => dangerous?.hazardClass === details.hazardClass).length > 1;
