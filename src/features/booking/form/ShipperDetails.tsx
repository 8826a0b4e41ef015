import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { permitsAcidAlkali } from '#contract/rules/acceptance/smallQuantities.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { mayBeExcepted, mayBeLimited, needsTemperatures } from './dangerousDetails.ts';
import { DangerousFlag } from './DangerousFlag.tsx';
import type { Filling } from './formContext.ts';
import { TextField } from './TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  filling: Filling;
}

/** What no list tells: weight, flash point, packaging mark, temperatures, small quantities, who answers in an emergency. */
export function ShipperDetails({ details, path, filling }: Props) {
  const words = bookingCopy.dangerous;
  const { listed } = details;
  const isLimited = mayBeLimited(details);
  const limited = isLimited ? words.limitedHint(listed?.limitedQuantityLimit ?? '') : words.notLimited;
  const isExcepted = mayBeExcepted(details);
  const excepted = isExcepted ? words.exceptedHint(listed?.exceptedQuantityCode ?? '') : words.notExcepted;
  const text = (name: 'flashPoint' | 'packagingMark' | 'controlTemperature' | 'emergencyTemperature') =>
    ({ filling, path: `${path}.${name}`, value: details[name], optional: true }) as const;
  const flag = (name: 'limitedQuantity' | 'exceptedQuantity' | 'acidAlkaliStatement') =>
    ({ filling, path: `${path}.${name}`, checked: details[name] }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 max-sm:[&>div:nth-child(n+3)]:col-span-2">
      <TextField
        filling={filling}
        path={`${path}.netKg`}
        value={details.netKg}
        unit="kg"
        inputMode="decimal"
        placeholder={words.netHint}
      />
      <TextField {...text('flashPoint')} unit="℃" placeholder={words.flashPointHint} />
      <TextField {...text('packagingMark')} className="col-span-2" placeholder={words.markHint} />
      {needsTemperatures(details) && (
        <>
          <TextField {...text('controlTemperature')} placeholder={words.temperatureHint} />
          <TextField {...text('emergencyTemperature')} placeholder={words.temperatureHint} />
        </>
      )}
      <TextField filling={filling} path={`${path}.emergencyContact`} value={details.emergencyContact} />
      <TextField filling={filling} path={`${path}.emergencyPhone`} value={details.emergencyPhone} inputMode="tel" />
      <p className="text-xs text-ink-soft col-span-2">{words.contactHint}</p>
      <DangerousFlag {...flag('limitedQuantity')} disabled={!isLimited} hint={listed && limited} />
      <DangerousFlag {...flag('exceptedQuantity')} disabled={!isExcepted} hint={listed && excepted} />
      {permitsAcidAlkali(details) && (
        <div className="col-span-2">
          <DangerousFlag {...flag('acidAlkaliStatement')} hint={words.acidAlkaliHint} />
        </div>
      )}
    </div>
  );
}
