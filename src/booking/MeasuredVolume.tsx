import { volumeM3Of } from '#contract/rules/measures.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { upTo } from '#src/format.ts';
import { Button } from '#src/parts/Button.tsx';
import type { Filling } from './filling.ts';

interface Props {
  index: number;
  filling: Filling;
}

/** The volume that a line's dimensions and packages come to, to be taken over by one click. */
export function MeasuredVolume({ index, filling: { facts, change } }: Props) {
  const cargo = facts.cargo[index];
  if (!cargo || !('lengthCm' in cargo.details)) return null;
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = ['lengthCm', 'widthCm', 'heightCm'].map((name) =>
    Number(cargo.details[name]),
  );
  const measured = volumeM3Of([{ lengthCm, widthCm, heightCm, count: cargo.packages }]);
  const isTaken = measured === 0 || measured === cargo.volumeM3;
  return (
    <output className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft empty:hidden">
      {!isTaken && (
        <>
          {bookingCopy.cargo.measured(upTo(measured, 6))}
          <Button tone="secondary" size="sm" onClick={() => change(`cargo.${index}.volumeM3`, String(measured))}>
            {bookingCopy.cargo.takeMeasured}
          </Button>
        </>
      )}
    </output>
  );
}
