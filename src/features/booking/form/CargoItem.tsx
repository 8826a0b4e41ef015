import { concernsGoods } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { CargoItemHead } from './CargoItemHead.tsx';
import { CargoUnit } from './CargoUnit.tsx';
import { DangerousDetails } from './DangerousDetails.tsx';
import type { FormEditor } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { GoodsField } from './GoodsField.tsx';
import { ServiceFields } from './ServiceFields.tsx';
import { MeasuredVolume } from './MeasuredVolume.tsx';
import { RecognisedGoods } from './RecognisedGoods.tsx';
import { PackagingField } from './PackagingField.tsx';
import { LastGoods, Proposals } from './Suggestions.tsx';
import { ShippingNameField } from './ShippingNameField.tsx';
import { TextField } from './TextField.tsx';
import { UndoBar } from './UndoBar.tsx';

interface Props {
  cargo: CargoForm;
  index: number;
  editor: FormEditor;
  goods: GoodsActor;
}

/** One cargo item. */
export function CargoItem({ cargo, index, editor, goods }: Props) {
  const messages = bookingMessages.cargo;
  const { service } = editor;
  const name = bookingMessages.cargoItem(index);
  const path = `cargo.${index}` as const;
  const figure = { editor, inputMode: 'decimal', className: 'lg:col-span-2' } as const;
  const own = Object.entries(service.cargoFields).flatMap(([field, asked]) =>
    concernsGoods(asked, cargo.dangerous?.unNumber) ? [field] : [],
  );
  const naming = service.crossesBorders ? 'max-sm:col-span-2 lg:col-span-3' : 'max-sm:col-span-2 lg:col-span-2';
  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="sr-only">{name}</legend>
      <CargoItemHead cargo={cargo} name={name} index={index} editor={editor} />
      <div className="flex flex-col gap-3 p-3 sm:p-4">
        <UndoBar editor={editor} at={`${path}.dangerous`} />
        <LastGoods editor={editor} item={cargo} index={index} />
        {cargo.dangerous && (
          <>
            <GoodsField details={cargo.dangerous} index={index} editor={editor} goods={goods} />
            <ShippingNameField details={cargo.dangerous} path={`${path}.dangerous`} editor={editor} />
          </>
        )}
        <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:gap-x-4 lg:grid-cols-6">
          <TextField editor={editor} className={naming} path={`${path}.nameZh`} value={cargo.nameZh} />
          {service.crossesBorders && (
            <TextField editor={editor} className={naming} path={`${path}.nameEn`} value={cargo.nameEn} />
          )}
          {editor.recognition && (
            <RecognisedGoods actor={editor.recognition} item={cargo} index={index} onEdit={editor.edit} />
          )}
          <PackagingField item={cargo} path={path} editor={editor} className="max-sm:col-span-2 lg:col-span-4" />
          {service.crossesBorders && (
            <TextField {...figure} path={`${path}.hsCode`} value={cargo.hsCode} placeholder={messages.hsHint} />
          )}
          <Proposals editor={editor} at={`${path}.hsCode`} className="col-span-full" />
          <TextField {...figure} path={`${path}.packages`} value={cargo.packages} unit={messages.packages} />
          <TextField {...figure} path={`${path}.grossKg`} value={cargo.grossKg} unit="kg" />
          <TextField {...figure} path={`${path}.volumeM3`} value={cargo.volumeM3} unit="m³" />
          {(['grossKg', 'volumeM3'] as const).map((figured) => (
            <Proposals key={figured} editor={editor} at={`${path}.${figured}`} className="col-span-full" />
          ))}
          <CargoUnit cargo={cargo} index={index} editor={editor} className="lg:col-span-2" />
        </div>
        {own.length > 0 && (
          <ServiceFields
            editor={editor}
            at={`${path}.details`}
            fields={service.cargoFields}
            names={own}
            values={cargo.details}
            className="grid-cols-2 gap-x-3 sm:gap-x-4 lg:grid-cols-3"
          />
        )}
        <MeasuredVolume index={index} editor={editor} />
      </div>
      {cargo.dangerous && <DangerousDetails details={cargo.dangerous} index={index} editor={editor} />}
    </fieldset>
  );
}
