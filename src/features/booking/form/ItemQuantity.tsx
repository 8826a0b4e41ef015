import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { containers } from '#contract/rules/loading/containers.ts';
import type { Offer } from '#contract/services/quote.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { thousands } from '#src/ui/format.ts';
import { ProblemLine } from '#src/ui/Field.tsx';
import { controlLook } from '#src/ui/controlLook.ts';
import type { Filling } from './formContext.ts';
import { ItemName } from './ItemName.tsx';
import { ItemPrice } from './ItemPrice.tsx';
import { isContainer, withinUnits, withQuantity } from '#src/features/booking/chosenItems.ts';

const stepLook =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-ink-soft hover:border-brand-600 hover:text-brand-700 disabled:cursor-not-allowed disabled:opacity-40';

interface Props {
  item: Offer['items'][number];
  filling: Filling;
  /** All in one row, for names that need the room. */
  isRow: boolean;
}

/** How many of one item; none takes it off the order. */
export function ItemQuantity({ item: { code, nameZh }, filling, isRow }: Props) {
  const { offer, form, problems, change } = filling;
  const words = bookingCopy.items;
  const index = form.items.findIndex((item) => item.code === code);
  const typed = form.items[index]?.quantity ?? '';
  const pieces = Math.max(0, Math.trunc(Number(typed)) || 0);
  const problem = index < 0 ? undefined : problems[`items.${index}.quantity`];
  const id = index < 0 ? `field-items.${code}` : `field-items.${index}.quantity`;
  const set = (quantity: number | string) => {
    const items = withQuantity(offer.items, form.items, code, quantity);
    change('items', items);
    const cargo = withinUnits(form.cargo, items);
    if (cargo.some((one, line) => one !== form.cargo[line])) change('cargo', cargo);
  };
  return (
    <div
      className={`flex rounded-md border border-line px-3 py-2.5 ${isRow ? 'flex-wrap items-center gap-x-5 gap-y-1.5' : 'flex-col'} has-[input:not(:placeholder-shown)]:border-brand-500 has-[input:not(:placeholder-shown)]:bg-brand-50`}
    >
      <div className={isRow ? 'contents' : 'flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5'}>
        <label htmlFor={id} className={`min-w-0 ${isRow ? 'flex-1 max-md:basis-full' : ''}`}>
          {isContainer(code) && <span className="font-semibold">{code} </span>}
          {isContainer(code) ? <span className="text-sm text-ink-soft">{nameZh}</span> : <ItemName nameZh={nameZh} />}
        </label>
        <div className={`ml-auto flex w-36 items-center gap-1 ${isRow ? 'order-1' : ''}`}>
          <button
            type="button"
            className={stepLook}
            aria-label={words.fewer(nameZh)}
            disabled={pieces === 0}
            onClick={() => set(pieces - 1)}
          >
            <Minus className="size-4" />
          </button>
          <input
            id={id}
            name={`items.${code}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => set(event.currentTarget.value)}
            className={`${controlLook} !px-1 text-center`}
          />
          <button type="button" className={stepLook} aria-label={words.more(nameZh)} onClick={() => set(pieces + 1)}>
            <Plus className="size-4" />
          </button>
        </div>
      </div>
      <p className={`flex flex-wrap items-baseline justify-between gap-x-3 empty:hidden ${isRow ? '' : 'mt-1.5'}`}>
        <ItemPrice filling={filling} code={code} />
        {isContainer(code) && (
          <span className="text-xs text-ink-faint">
            {words.capacity(thousands(containers[code].payloadKg), thousands(containers[code].volumeM3, 1))}
          </span>
        )}
      </p>
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
}
