import { bookingCopy } from '#src/bookingCopy.ts';
import { Checkbox } from '#src/parts/Checkbox.tsx';
import type { DangerousForm } from './dangerous.ts';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';
import { TextField } from './TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  filling: Filling;
}

/** What no list tells: the net weight, the flash point of this product, and who answers in an emergency. */
export function ShipperDetails({ details, path, filling }: Props) {
  const words = bookingCopy.dangerous;
  return (
    <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <TextField
        filling={filling}
        path={`${path}.netKg`}
        value={details.netKg}
        unit="kg"
        inputMode="decimal"
        placeholder={words.netHint}
      />
      <TextField
        filling={filling}
        path={`${path}.flashPoint`}
        value={details.flashPoint}
        unit="℃"
        placeholder={words.flashPointHint}
        optional
      />
      <TextField filling={filling} path={`${path}.emergencyContact`} value={details.emergencyContact} />
      <TextField filling={filling} path={`${path}.emergencyPhone`} value={details.emergencyPhone} inputMode="tel" />
      <p className="text-xs text-ink-soft sm:col-span-2">{words.contactHint}</p>
      <Checkbox
        className="sm:col-span-2"
        name={`${path}.limitedQuantity`}
        checked={details.limitedQuantity}
        onChange={(checked) => filling.change(`${path}.limitedQuantity`, checked)}
      >
        {labelOf(`${path}.limitedQuantity`)}
        <span className="block text-xs text-ink-soft">{words.limitedHint}</span>
      </Checkbox>
    </div>
  );
}
