import X from 'lucide-react/icons/x';
import type { OfferCharge, OfferOption } from '#contract/quotes/offerDraft.ts';
import { feesOfOption } from '#contract/quotes/offerPrice.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import type { DeskOfferActor } from '#machines/desk/deskOffer.ts';
import type { DeskOfferContext } from '#machines/desk/deskOfferSetup.ts';
import { deskOfferMessages as messages } from '#src/features/desk/messages/offers.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ProblemLine } from '#src/ui/fields/Field.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const [sides, bases, currencies] = [choices(sailingMessages.fees.side), choices(basisZh), choices(messages.currencies)];

/** The fee of a charge as far as it is typed; undefined until price and quantity are numbers. */
const feeOf = (charge: OfferCharge): Fee | undefined =>
  Number(charge.price) > 0 && Number(charge.quantity) > 0 ? feesOfOption({ charges: [charge] })[0] : undefined;

interface RowProps {
  actor: DeskOfferActor;
  option: number;
  index: number;
  charge: OfferCharge;
  /** The items that charges of the option name. */
  items: readonly string[];
  problems: DeskOfferContext['problems'];
  readOnly: boolean;
  canRemove: boolean;
}

const columns = messages.chargeColumns;
type Column = keyof typeof columns;
type TextName = 'nameZh' | 'price' | 'quantity';
const widths: Readonly<Record<TextName, string>> = { nameZh: 'w-44', price: 'w-28', quantity: 'w-24' };

/** One charge, each of its values in a column. */
function ChargeRow({ actor, option, index, charge, items, problems, readOnly, canRemove }: RowProps) {
  const set = (values: Partial<OfferCharge>) => actor.send({ type: 'charge.changed', option, charge: index, values });
  const label = (column: Column) => messages.chargeOf(columns[column], option + 1, index + 1);
  const text = (name: TextName) => {
    const path = `options.${option}.charges.${index}.${name}`;
    const problem = problems[path];
    return (
      <td className="px-1 py-1 align-top whitespace-normal">
        <TextInput
          id={`field-${path}`}
          aria-label={label(name)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `field-${path}-problem` : undefined}
          inputMode={name === 'nameZh' ? 'text' : 'decimal'}
          autoComplete="off"
          className={widths[name]}
          readOnly={readOnly}
          value={charge[name]}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
        <ProblemLine id={`field-${path}-problem`} problem={problem} label={columns[name]} />
      </td>
    );
  };
  const select = (
    column: Column,
    value: string,
    options: readonly { value: string; label: string }[],
    change: (value: string) => void,
    width: string,
  ) => (
    <td className="px-1 py-1 align-top">
      <Select
        aria-label={label(column)}
        className={width}
        disabled={readOnly}
        value={value}
        options={options}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </td>
  );
  const fee = feeOf(charge);
  return (
    <tr>
      {text('nameZh')}
      {select('side', charge.side, sides, (side) => set({ side: side as OfferCharge['side'] }), 'w-24')}
      {select('basis', charge.basis, bases, (basis) => set({ basis: basis as OfferCharge['basis'] }), 'w-28')}
      {select(
        'item',
        charge.item ?? '',
        [{ value: '', label: messages.whole }, ...items.map((item) => ({ value: item, label: item }))],
        (item) => set({ item: item === '' ? null : item }),
        'w-28',
      )}
      {select(
        'currency',
        charge.currency,
        currencies,
        (one) => set({ currency: one as OfferCharge['currency'] }),
        'w-28',
      )}
      {text('price')}
      {text('quantity')}
      <td className="px-2 py-3 text-right align-top">{fee && <Money currency={fee.currency} amount={fee.amount} />}</td>
      <td className="px-1 py-1 align-top">
        <Button
          tone="quiet"
          size="sm"
          disabled={readOnly || !canRemove}
          aria-label={messages.removeCharge(option + 1, index + 1)}
          onClick={() => actor.send({ type: 'charge.removed', option, charge: index })}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </td>
    </tr>
  );
}

interface Props {
  actor: DeskOfferActor;
  option: OfferOption;
  index: number;
  problems: DeskOfferContext['problems'];
  readOnly: boolean;
}

/** The charges of an option in the terms of published rates, with their amounts and the totals by currency. */
export function OfferCharges({ actor, option, index, problems, readOnly }: Props) {
  const { charges } = option;
  const named = charges.flatMap(({ item }) => item ?? []);
  const items = [...new Set([...named, ...containerTypes])];
  const totals = totalsOf(charges.flatMap((charge) => feeOf(charge) ?? []));
  return (
    <div className="flex flex-col gap-2">
      <DeskTable label={`${messages.charges} ${index + 1}`} columns={Object.values(columns)}>
        {charges.map((charge, position) => (
          <ChargeRow
            // oxlint-disable-next-line react/no-array-index-key -- a charge has no name until it is typed
            key={position}
            actor={actor}
            option={index}
            index={position}
            charge={charge}
            items={items}
            problems={problems}
            readOnly={readOnly}
            canRemove={charges.length > 1}
          />
        ))}
      </DeskTable>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          tone="secondary"
          size="sm"
          disabled={readOnly}
          onClick={() => actor.send({ type: 'charge.added', option: index })}
        >
          {messages.addCharge}
        </Button>
        <span className="text-ink-soft">{messages.total}</span>
        {totals.map(({ currency, amount }) => (
          <Money key={currency} currency={currency} amount={amount} className="font-semibold" />
        ))}
      </p>
    </div>
  );
}
