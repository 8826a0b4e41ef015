import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { bookingCopy } from '#src/bookingCopy.ts';
import { Button } from '#src/parts/Button.tsx';
import { DangerousSwitch } from './DangerousSwitch.tsx';
import type { CargoForm } from './dangerous.ts';
import { DangerousDetails } from './DangerousDetails.tsx';
import type { Filling } from './filling.ts';
import type { GoodsActor } from './goods.ts';
import { PackagingField } from './PackagingField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  line: CargoForm;
  index: number;
  filling: Filling;
  goods: GoodsActor;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One line of cargo. */
export function CargoLine({ line, index, filling, goods, onDuplicate, onRemove }: Props) {
  const words = bookingCopy.cargo;
  const name = bookingCopy.line(index);
  const path = `cargo.${index}` as const;
  const common = { filling };
  const figure = { ...common, inputMode: 'decimal', className: 'lg:col-span-2' } as const;
  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-canvas py-1.5 pr-2 pl-4">
        <p aria-hidden="true" className="font-semibold">
          {name}
        </p>
        <DangerousSwitch line={line} path={path} filling={filling} />
        {onDuplicate && (
          <Button tone="quiet" size="sm" aria-label={words.duplicateOf(name)} onClick={onDuplicate}>
            <Copy className="size-3.5" />
            {words.duplicate}
          </Button>
        )}
        {onRemove && (
          <Button tone="quiet" size="sm" aria-label={words.removeOf(name)} onClick={onRemove}>
            <Trash2 className="size-3.5" />
            {words.remove}
          </Button>
        )}
      </div>
      <div className="grid gap-x-4 gap-y-3 p-4 sm:grid-cols-2 lg:grid-cols-6">
        <TextField {...common} className="lg:col-span-3" path={`${path}.nameZh`} value={line.nameZh} />
        <TextField {...common} className="lg:col-span-3" path={`${path}.nameEn`} value={line.nameEn} />
        <PackagingField line={line} path={path} filling={filling} />
        <TextField {...figure} path={`${path}.hsCode`} value={line.hsCode} placeholder={words.hsHint} />
        <TextField {...figure} path={`${path}.packages`} value={line.packages} unit={words.packages} />
        <TextField {...figure} path={`${path}.grossKg`} value={line.grossKg} unit="kg" />
        <TextField {...figure} path={`${path}.volumeM3`} value={line.volumeM3} unit="m³" />
      </div>
      {line.dangerous && (
        <DangerousDetails line={line} details={line.dangerous} path={path} filling={filling} goods={goods} />
      )}
    </fieldset>
  );
}
