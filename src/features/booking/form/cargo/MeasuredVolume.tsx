import { useState } from 'react';
import { volumeM3Of } from '#contract/rules/pricing/measures.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { upTo } from '#src/ui/format.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

interface Props {
  index: number;
  editor: FormEditor;
}

const measuredOf = (cargo: FormEditor['facts']['cargo'][number] | undefined): number => {
  if (!cargo || !('lengthCm' in cargo.details)) return 0;
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = ['lengthCm', 'widthCm', 'heightCm'].map((name) =>
    Number(cargo.details[name]),
  );
  return volumeM3Of([{ lengthCm, widthCm, heightCm, count: cargo.packages }]);
};

/** Computes a cargo item's volume from its dimensions and packages, for a volume that is not typed by hand. */
export function MeasuredVolume({ index, editor: { facts, form, change } }: Props) {
  const measured = measuredOf(facts.cargo[index]);
  const typed = String(form.cargo[index]?.volumeM3 ?? '').trim();
  // a volume that equalled the measures when the form was opened came from them
  const [taken, setTaken] = useState(() => (measured === facts.cargo[index]?.volumeM3 ? typed : ''));
  const isOffered = measured > 0 && measured !== facts.cargo[index]?.volumeM3 && (typed === '' || typed === taken);
  return (
    <output className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
      {isOffered && (
        <>
          {bookingMessages.cargo.measured(upTo(measured, 6))}
          <Button
            tone="secondary"
            size="sm"
            onClick={() => {
              setTaken(String(measured));
              change(`cargo.${index}.volumeM3`, String(measured));
            }}
          >
            {bookingMessages.cargo.takeMeasured}
          </Button>
        </>
      )}
    </output>
  );
}
