import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { CargoLineHead } from './CargoLineHead.tsx';
import { CargoUnit } from './CargoUnit.tsx';
import { DangerousDetails } from './DangerousDetails.tsx';
import type { Filling } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { LineFields } from './LineFields.tsx';
import { MeasuredVolume } from './MeasuredVolume.tsx';
import { PackagingField } from './PackagingField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  cargo: CargoForm;
  index: number;
  filling: Filling;
  goods: GoodsActor;
  onDuplicate: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One line of cargo. */
export function CargoLine({ cargo, index, filling, goods, onDuplicate, onRemove }: Props) {
  const words = bookingCopy.cargo;
  const { line } = filling;
  const name = bookingCopy.line(index);
  const path = `cargo.${index}` as const;
  const figure = { filling, inputMode: 'decimal', className: 'lg:col-span-2' } as const;
  const own = Object.keys(line.cargoFields);
  const naming = line.crossesBorders ? 'max-sm:col-span-2 lg:col-span-3' : 'max-sm:col-span-2 lg:col-span-2';
  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="sr-only">{name}</legend>
      <CargoLineHead
        cargo={cargo}
        name={name}
        path={path}
        filling={filling}
        onDuplicate={onDuplicate}
        onRemove={onRemove}
      />
      <div className="flex flex-col gap-3 p-3 sm:p-4">
        <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 lg:grid-cols-6">
          <TextField filling={filling} className={naming} path={`${path}.nameZh`} value={cargo.nameZh} />
          {line.crossesBorders && (
            <TextField filling={filling} className={naming} path={`${path}.nameEn`} value={cargo.nameEn} />
          )}
          <PackagingField line={cargo} path={path} filling={filling} className="max-sm:col-span-2 lg:col-span-4" />
          {line.crossesBorders && (
            <TextField {...figure} path={`${path}.hsCode`} value={cargo.hsCode} placeholder={words.hsHint} />
          )}
          <TextField {...figure} path={`${path}.packages`} value={cargo.packages} unit={words.packages} />
          <TextField {...figure} path={`${path}.grossKg`} value={cargo.grossKg} unit="kg" />
          <TextField {...figure} path={`${path}.volumeM3`} value={cargo.volumeM3} unit="m³" />
          <CargoUnit cargo={cargo} path={path} filling={filling} className="lg:col-span-2" />
        </div>
        {own.length > 0 && (
          <LineFields
            filling={filling}
            at={`${path}.details`}
            fields={line.cargoFields}
            names={own}
            values={cargo.details}
            className="grid-cols-2 gap-x-3 sm:gap-x-4 lg:grid-cols-3"
          />
        )}
        <MeasuredVolume index={index} filling={filling} />
      </div>
      {cargo.dangerous && (
        <DangerousDetails line={cargo} details={cargo.dangerous} path={path} filling={filling} goods={goods} />
      )}
    </fieldset>
  );
}
