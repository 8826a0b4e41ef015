import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { TextField } from '#src/features/booking/form/fields/TextField.tsx';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

const days = ['producedOn', 'packedOn'] as const;
const temperatures = ['materialTemperature', 'ambientTemperature'] as const;

/** What the transport document of charcoal states (IMDG 5.4.1.5.18); nothing for other entries. */
export function CharcoalFields({ details: { charcoal }, path, editor }: Props) {
  if (!charcoal) return null;
  const field = (name: keyof typeof charcoal) =>
    ({ editor, path: `${path}.charcoal.${name}`, value: charcoal[name], optional: true }) as const;
  return (
    <div className="mt-3 grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4">
      {days.map((name) => (
        <TextField key={name} {...field(name)} type="date" />
      ))}
      {temperatures.map((name) => (
        <TextField key={name} {...field(name)} unit="℃" inputMode="decimal" />
      ))}
      <p className="text-xs text-ink-soft col-span-2">{bookingMessages.dangerous.charcoalHint}</p>
    </div>
  );
}
