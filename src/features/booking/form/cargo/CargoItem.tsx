import { concernsGoods } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { DangerousDetails } from '#src/features/booking/form/dangerousGoods/DangerousDetails.tsx';
import type { FormEditor, GoodsActor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { GoodsField, PackagingField, RecognisedGoods } from './GoodsField.tsx';
import { ServiceFields } from '#src/features/booking/form/fields/ServiceFields.tsx';
import { LastGoods, Proposals } from './Suggestions.tsx';
import { ShippingNameField } from '#src/features/booking/form/dangerousGoods/ListedGoods.tsx';
import { TextField } from '#src/features/booking/form/fields/Fields.tsx';
import { UndoBar } from './UndoBar.tsx';
import Copy from 'lucide-react/icons/copy';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '#src/ui/buttons/Button.tsx';
import { limits } from '#contract/protocol/limits.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { unitsOf } from '#contract/booking/edits/items.ts';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { useState, Suspense } from 'react';
import { volumeM3Of } from '#contract/rules/pricing/measures.ts';
import { upTo } from '#src/ui/format.ts';
import FileSearch from 'lucide-react/icons/file-search';
import { lazily } from '#src/platform/lazy.ts';

const SheetReader = lazily(() => import('#src/features/booking/sheet/SheetReader.tsx'));

interface SheetButtonProps {
  editor: FormEditor;
  item: CargoForm;
  index: number;
}

/** Opens the reading of a cargo item's safety data sheet; its code is loaded then. */
function SheetButton({ editor, item, index }: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = `cargo.${index}.sheet`;
  return (
    <div className="col-span-full flex min-w-0 flex-col items-start gap-2">
      <Button id={id} tone="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FileSearch className="size-3.5" />
        {bookingMessages.cargo.readSheet}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetReader
            editor={editor}
            item={item}
            index={index}
            onClose={() => {
              document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface MeasuredVolumeProps {
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
function MeasuredVolume({ index, editor: { facts, form, change } }: MeasuredVolumeProps) {
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

interface DangerousSwitchProps {
  cargo: CargoForm;
  index: number;
  editor: FormEditor;
}

/** Switches whether a cargo item is dangerous goods; switched off by mistake and on again, it keeps its details. */
function DangerousSwitch({ cargo, index, editor }: DangerousSwitchProps) {
  return (
    <Checkbox
      name={`cargo.${index}.dangerous`}
      checked={cargo.dangerous !== null}
      onChange={(dangerous) =>
        editor.edit({ type: dangerous ? 'dangerousGoods.declared' : 'dangerousGoods.withdrawn', index })
      }
      className="mr-auto ml-2"
    >
      {bookingMessages.cargo.dangerous}
    </Checkbox>
  );
}

interface CargoUnitProps {
  cargo: CargoForm;
  index: number;
  editor: FormEditor;
  className?: string;
}

/** The container or truck that a cargo item is loaded into. */
function CargoUnit({ cargo, index, editor, className = '' }: CargoUnitProps) {
  const { service, problems, edit } = editor;
  const unit = Number(cargo.unit);
  // a unit that no longer exists must stay visible to be changed
  const units = Math.max(unitsOf(editor), Math.min(unit, limits.containersMax));
  if (service.shares !== 'container' || units < 2) return null;
  const name = `cargo.${index}.unit` as const;
  const unitZh = service.items?.unitZh ?? '';
  const [first, ...others] = Array.from({ length: units }, (_, at) => ({
    value: String(at + 1),
    label: bookingMessages.cargo.unitOf(at + 1, unitZh),
  }));
  // the first stands for all while one cargo item fills them
  const all = { value: '1', label: bookingMessages.cargo.allUnits(units, unitZh) };
  const options = editor.form.cargo.length === 1 ? [all, ...others] : [first!, ...others];
  return (
    <Field className={className} label={labelOf(service, name)} name={name} problem={problems[name]} required>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={String(unit)}
          onChange={(event) => edit({ type: 'cargo.moved', index, unit: Number(event.currentTarget.value) })}
        />
      )}
    </Field>
  );
}

interface CargoItemHeadProps {
  cargo: CargoForm;
  name: string;
  index: number;
  editor: FormEditor;
}

/** The name of a cargo item, its dangerous-goods switch and its buttons. */
function CargoItemHead({ cargo, name, index, editor }: CargoItemHeadProps) {
  const messages = bookingMessages.cargo;
  const { edit, can } = editor;
  const [copied, removed] = [
    { type: 'cargo.copied', index },
    { type: 'cargo.removed', index },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-canvas py-1.5 pr-2 pl-3 sm:pl-4">
      <p aria-hidden="true" className="font-semibold">
        {name}
      </p>
      <DangerousSwitch cargo={cargo} index={index} editor={editor} />
      {can(copied) && (
        <Button tone="quiet" size="sm" aria-label={messages.duplicateOf(name)} onClick={() => edit(copied)}>
          <Copy className="size-3.5" />
          {messages.duplicate}
        </Button>
      )}
      {can(removed) && (
        <Button
          tone="quiet"
          size="sm"
          aria-label={messages.removeOf(name)}
          onClick={() => {
            // the button disappears with its cargo item
            document.querySelector<HTMLElement>('#field-cargo')?.focus();
            edit(removed);
          }}
        >
          <Trash2 className="size-3.5" />
          {messages.remove}
        </Button>
      )}
    </div>
  );
}

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
          <SheetButton editor={editor} item={cargo} index={index} />
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
