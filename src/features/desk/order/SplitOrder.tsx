import { useSelector } from '@xstate/react';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { fieldProblemOf } from '#contract/desk/deskProblems.ts';
import { splitProblems } from '#contract/desk/split/orderSplit.ts';
import type { SplitSource } from '#contract/desk/split/splitParts.ts';
import {
  goWithContainers,
  numberedContainers,
  orderedUnits,
  splitParts,
  splitSourceOf,
} from '#contract/desk/split/splitParts.ts';
import { pricedParts } from '#contract/desk/split/splitPrices.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { digitsOf, sumOf } from '#contract/rules/rounding.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import type { DeskValues } from '#machines/desk/deskFormRules.ts';
import { chosen, splitFormOf } from '#machines/desk/splitForm.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';
import { Field, ProblemLine } from '#src/ui/fields/Field.tsx';
import { money } from '#src/ui/format.ts';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const { split: messages } = deskMessages;

const kilograms = (kg: number): string => digitsOf(kg, { max: 3 });

/** The button that begins to split an order; nothing where it cannot be split. */
export function SplitAct({ order, actor, isFree }: Acts & { order: DeskOrder }) {
  const { orderNo: subject, canSplit } = order;
  if (!canSplit) return null;
  return (
    <Button
      size="sm"
      tone="secondary"
      disabled={!isFree}
      onClick={() => actor.send({ type: 'act.chosen', form: { kind: 'split', subject, source: splitSourceOf(order) } })}
    >
      {messages.begin}
    </Button>
  );
}

interface ChoicesProps {
  actor: DeskFormActor;
  /** The field that its problem is named by. */
  name: 'units' | 'containers';
  title: string;
  choices: readonly { name: string; label: string }[];
}

/** Containers to choose from. */
function Choices({ actor, name, title, choices }: ChoicesProps) {
  const { values, problems } = useSelector(actor, ({ context }) => context);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const problem = fieldProblemOf(problems[name]);
  const id = `field-${name}`;
  if (choices.length === 0) return null;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problem && `${id}-problem`} className="min-w-0">
      <legend className="text-sm text-ink-soft">{title}</legend>
      <div className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <Checkbox
            key={choice.name}
            name={choice.name}
            checked={values[choice.name] === chosen}
            disabled={!isEditing}
            onChange={(isChosen) =>
              actor.send({ type: 'value.changed', name: choice.name, value: isChosen ? chosen : '' })
            }
          >
            {choice.label}
          </Checkbox>
        ))}
      </div>
      <ProblemLine id={`${id}-problem`} problem={problem} label={title} />
    </fieldset>
  );
}

/** What goes to the new order: containers, their numbers, and packages of goods that are in no stated container. */
export function SplitFields({ actor, source }: { actor: DeskFormActor; source: SplitSource }) {
  const { values, problems } = useSelector(actor, ({ context }) => context);
  const isEditing = useSelector(actor, (snapshot) => snapshot.matches('editing'));
  const { cargo } = source.order;
  const isStated = goWithContainers(source);
  const goodsIn = (position: number) =>
    isStated
      ? cargo
          .filter(({ unit }) => unit === position)
          .map(({ nameZh, packages }) => `${nameZh} ${packages} 件`)
          .join('、')
      : '';
  return (
    <div className="flex flex-col gap-3">
      <Choices
        actor={actor}
        name="units"
        title={messages.units}
        choices={orderedUnits(source).map((code, at) => ({
          name: `unit.${at + 1}`,
          label: messages.unit(at + 1, code, goodsIn(at + 1)),
        }))}
      />
      <Choices
        actor={actor}
        name="containers"
        title={messages.containers}
        choices={numberedContainers(source).map(({ containerNo, type = '' }) => ({
          name: `container.${containerNo}`,
          label: messages.container(containerNo, type),
        }))}
      />
      {!isStated && (
        <fieldset className="min-w-0">
          <legend className="text-sm text-ink-soft">{messages.packages}</legend>
          <div className="mt-1 grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {cargo.map(({ nameZh, packages, grossKg }, index) => {
              const name = `packages.${index}`;
              return (
                <Field
                  key={name}
                  name={name}
                  label={messages.packagesOf(index + 1, nameZh)}
                  hint={messages.packagesMost(packages, kilograms(grossKg))}
                  problem={fieldProblemOf(problems[name])}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="numeric"
                      readOnly={!isEditing}
                      value={values[name] ?? ''}
                      onChange={({ currentTarget: { value } }) => actor.send({ type: 'value.changed', name, value })}
                    />
                  )}
                </Field>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}

type Goods = Pick<SplitSource['order'], 'items' | 'cargo'>;

const itemsText = ({ items }: Goods): string => items.map(({ code, quantity }) => `${code}×${quantity}`).join('、');
const goodsText = ({ cargo }: Goods): string =>
  messages.goodsText(
    sumOf(cargo.map(({ packages }) => packages)),
    kilograms(sumOf(cargo.map(({ grossKg }) => grossKg))),
  );
const amounts = (totals: readonly Total[]): string =>
  totals.map(({ currency, amount }) => money(currency, amount)).join('，');
const less = (totals: readonly Total[]): Total[] =>
  totals.map(({ currency, amount }) => ({ currency, amount: -amount }));

const row = (name: string, whole: string, of: readonly string[]) => ({ name, cells: [whole, ...of] });

/** Both orders as a choice leaves them: containers, goods, price, and the difference on which a colleague decides. */
export function SplitPreview({ order, source, values }: { order: DeskOrder; source: SplitSource; values: DeskValues }) {
  const form = splitFormOf(source, values);
  const isFit = Object.keys(splitProblems(source, form)).length === 0;
  const parts = isFit ? splitParts({ ...source, order: order.order }, form) : undefined;
  const priced = parts && pricedParts(order, [parts[0].order, parts[1].order]);
  const both = [0, 1] as const;
  const rows = parts &&
    priced && [
      ...(order.order.items.length > 0
        ? [
            row(
              messages.items,
              itemsText(order.order),
              parts.map((part) => itemsText(part.order)),
            ),
          ]
        : []),
      row(
        messages.goods,
        goodsText(order.order),
        parts.map((part) => goodsText(part.order)),
      ),
      row(
        messages.fees,
        amounts(totalsOf(order.fees)),
        priced.map(({ fees }) => amounts(totalsOf(fees))),
      ),
      row(
        messages.difference,
        '',
        priced.map(({ difference }) => amounts(less(difference))),
      ),
      row(
        messages.total,
        amounts(totalsOf(order.fees)),
        both.map((index) => amounts(totalsOf([...priced[index].fees, ...less(priced[index].difference)]))),
      ),
    ];
  return (
    <section
      aria-label={messages.preview}
      className="rounded-md border border-dashed border-line-strong bg-surface p-3"
    >
      <h3 className="text-sm font-semibold text-ink-soft">{messages.preview}</h3>
      {!rows && <p className="text-sm text-ink-soft">{messages.none}</p>}
      {rows && (
        <div className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="text-left text-ink-soft">
                {[messages.columns.item, messages.columns.whole, ...messages.parts].map((title) => (
                  <th key={title} scope="col" className="py-1 pr-3 font-normal">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells: [whole, stays, goes] }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap text-ink-soft">
                    {name}
                  </th>
                  <td className="py-1 pr-3">{whole}</td>
                  <td className="py-1 pr-3">{stays}</td>
                  <td className="py-1">{goes}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {priced?.some(({ difference }) => difference.length > 0) && (
            <p className="mt-1 text-xs text-ink-soft">{messages.explained}</p>
          )}
        </div>
      )}
    </section>
  );
}
