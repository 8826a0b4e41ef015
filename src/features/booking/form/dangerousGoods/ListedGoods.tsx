import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { stowageText } from '#contract/rules/classification/stowageText.ts';
import { groupNameZh } from '#contract/rules/segregation/segregationGroups.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { NameSource } from '#src/trade/NameSource.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { entryNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

interface ListedGoodsProps {
  details: DangerousForm;
  service: ServiceDefinition;
}

type Listed = NonNullable<DangerousForm['listed']>;

const subsidiaryText = ({ subsidiaryHazards, listed }: DangerousForm): string =>
  subsidiaryHazards.join('、') || (listed?.subsidiaryNote ?? bookingMessages.dangerous.noSubsidiary);

const packingText = ({ packingInstruction, ibcInstruction, tankInstruction, packingProvisions = [] }: Listed): string =>
  [packingInstruction, ibcInstruction, tankInstruction, ...packingProvisions].filter(Boolean).join('、');

/** The chosen entry of the dangerous-goods list, with its edition and certainty. */
export function ListedGoods({ details, service }: ListedGoodsProps) {
  const messages = bookingMessages.dangerous;
  const { labels } = bookingMessages;
  const { listed } = details;
  if (!listed) return null;
  const facts = [
    [
      labels['cargo.#.dangerous.hazardClass'],
      details.hazardClass === ''
        ? messages.byContents
        : `${details.hazardClass} ${hazardNames[details.hazardClass] ?? ''}`,
    ],
    [labels['cargo.#.dangerous.packingGroup'], details.packingGroup ?? messages.noGroup],
    [labels['cargo.#.dangerous.subsidiaryHazards'], subsidiaryText(details)],
    [
      labels['cargo.#.dangerous.marinePollutant'],
      details.marinePollutant ? messages.pollutant.yes : messages.pollutant.no,
    ],
    [messages.ems, listed.ems ?? messages.noGroups],
    [messages.groups, listed.segregationGroups.map(groupNameZh).join('、') || messages.noGroups],
    [messages.codes, listed.segregationCodes.join('、') || messages.noGroups],
    [messages.stowage, stowageText(details) || messages.noGroups],
    [messages.packing, packingText(listed) || messages.noGroups],
    [messages.provisions, listed.specialProvisions?.join('、') || messages.noGroups],
    ...(service.line === 'tank' ? ([[messages.tank, listed.tankInstruction ?? messages.noTank]] as const) : []),
  ] as const;
  return (
    <div className="mt-3 first-of-type:mt-0 flex flex-wrap gap-x-5 gap-y-3 rounded-md border border-line bg-surface p-4">
      <div className="flex gap-1 self-start">
        {[details.hazardClass, ...details.subsidiaryHazards].map((division) => (
          <HazardLabel key={division} division={division} size={64} />
        ))}
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold break-words">
          UN {details.unNumber} {details.properShippingName || listed.properShippingName}
        </p>
        {listed.nameZh && (
          <p className="flex flex-wrap items-center gap-x-2">
            {import.meta.env.ENGLISH ? <span lang="zh">{listed.nameZh}</span> : listed.nameZh}
            <NameSource source={listed.nameZhSource} />
          </p>
        )}
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
          {facts.map(([name, value]) => (
            <div
              key={name}
              className={name === messages.packing || name === messages.provisions ? 'col-span-2 min-w-0' : 'min-w-0'}
            >
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          {messages.listed(listed.edition)}
          <Badge tone={listed.confidence === 'high' ? 'success' : 'notice'}>
            {messages.confidence[listed.confidence]}
          </Badge>
        </div>
      </div>
    </div>
  );
}

interface ShippingNameFieldProps {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'problems' | 'change'>;
}

/** The choice among the proper shipping names of an entry; nothing to choose where it has one only. */
export function ShippingNameField({ details, path, editor }: ShippingNameFieldProps) {
  const name = `${path}.properShippingName` as const;
  const names = shippingNamesOf(entryNameOf(details));
  if (names.length < 2) return null;
  return (
    <Field
      label={bookingMessages.dangerous.shippingName}
      name={name}
      problem={editor.problems[name] && (details.properShippingName === '' ? 'notChosen' : editor.problems[name])}
      hint={bookingMessages.dangerous.shippingNameHint}
      required
    >
      {(control) => (
        <Select
          {...control}
          placeholder={bookingMessages.cargo.choose}
          options={names.map((value) => ({ value, label: value }))}
          value={names.includes(details.properShippingName) ? details.properShippingName : ''}
          onChange={(event) => editor.change(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
