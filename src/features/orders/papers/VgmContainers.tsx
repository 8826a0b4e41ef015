import { useSelector } from '@xstate/react';
import type { VgmRow } from '#contract/orders/vgm/vgm.ts';
import { vgmMethods } from '#contract/orders/vgm/vgm.ts';
import { typedSumKg } from '#contract/orders/vgm/vgmForms.ts';
import type { VgmActor } from '#machines/orders/vgm.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { upTo } from '#src/ui/format.ts';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const { fields } = messages;

const shownOf = {
  '1': ['vgmKg', 'tareKg', 'maxGrossKg', 'certificateNo', 'weighedOn', 'weighedBy'],
  '2': ['tareKg', 'cargoKg', 'packingKg', 'dunnageKg', 'maxGrossKg'],
} as const;
const required: ReadonlySet<string> = new Set([
  '1.vgmKg',
  '1.certificateNo',
  '1.weighedOn',
  '1.weighedBy',
  '2.tareKg',
  '2.cargoKg',
]);

/** Fields of a whole row on a phone. */
const wide: ReadonlySet<string> = new Set(['containerNo', 'weighedBy']);

function Container({ actor, isOpen, index, row }: { actor: VgmActor; isOpen: boolean; index: number; row: VgmRow }) {
  const problems = useSelector(actor, ({ context }) => context.problems);
  const pathOf = (name: keyof VgmRow) => `containers.${index}.${name}`;
  const method = row.method === '2' ? '2' : '1';
  const text = (name: keyof VgmRow, isRequired = false) => (
    <Field
      key={name}
      label={fields[name]}
      name={pathOf(name)}
      problem={problems[pathOf(name)]}
      required={isRequired}
      className={wide.has(name) ? 'max-sm:col-span-2' : ''}
    >
      {(control) => (
        <TextInput
          {...control}
          value={row[name]}
          readOnly={!isOpen}
          autoComplete="off"
          type={name === 'weighedOn' ? 'date' : 'text'}
          {...(name.endsWith('Kg') && { inputMode: 'numeric', unit: 'kg' })}
          onChange={({ currentTarget: { value } }) => actor.send({ type: 'field.changed', path: pathOf(name), value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3">
      <legend className="px-1 font-semibold">
        {messages.container(index + 1)} {row.containerType}
      </legend>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-4">
        {text('containerNo', true)}
        {/* the size is the order's, unless a pasted table has another one */}
        {problems[pathOf('containerType')] && text('containerType', true)}
        <Field
          label={fields.method}
          name={pathOf('method')}
          problem={problems[pathOf('method')]}
          required
          className="max-lg:col-span-2"
        >
          {(control) => (
            <Select
              {...control}
              value={method}
              disabled={!isOpen}
              options={vgmMethods.map((value) => ({ value, label: messages.methods[value] }))}
              onChange={({ currentTarget: { value } }) =>
                actor.send({ type: 'field.changed', path: pathOf('method'), value })
              }
            />
          )}
        </Field>
        {shownOf[method].map((name) => text(name, required.has(`${method}.${name}`)))}
        {method === '2' && (
          <p className="text-sm">
            <span className="block text-ink-soft">{messages.sum}</span>
            <output className="block pt-2 text-base font-semibold tabular-nums">{upTo(typedSumKg(row))} kg</output>
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The containers with their masses, one row each. */
export function VgmContainers({ actor, isOpen }: { actor: VgmActor; isOpen: boolean }) {
  const form = useSelector(actor, ({ context }) => context.form);
  if (!form) return null;
  return (
    <OrderPart title={messages.containers}>
      <ol className="flex flex-col gap-3">
        {form.containers.map((row, index) => (
          // containers have no identity of their own
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Container actor={actor} isOpen={isOpen} index={index} row={row} />
          </li>
        ))}
      </ol>
    </OrderPart>
  );
}
