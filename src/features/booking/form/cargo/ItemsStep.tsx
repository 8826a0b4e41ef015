import { bookingMessages } from '#src/features/booking/messages.ts';
import { ProblemLine } from '#src/ui/fields/Field.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import { UndoBar } from './UndoBar.tsx';
import { isContainer, namePartsOf, unitPriceOf } from '#src/features/booking/chosenItems.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { containers } from '#contract/rules/loading/containers.ts';
import type { Quote } from '#contract/services/quote.ts';
import { money, thousands } from '#src/ui/format.ts';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { InputControl } from '#src/ui/fields/ReportingControl.tsx';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { containersRoomOf } from '#contract/services/definitions/dryContainers.ts';
import type { OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';

/** The load compared with the capacity of the chosen containers. */
export function LoadGauge({ facts }: { facts: OrderFacts }) {
  const { payloadKg, volumeM3 } = containersRoomOf(facts.items);
  const messages = bookingMessages.items;
  const rows = [
    { unit: 'kg', load: facts.grossKg, room: payloadKg, decimals: 0 },
    { unit: 'm³', load: facts.volumeM3, room: volumeM3, decimals: 1 },
  ];
  if (payloadKg === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm md:grid-cols-2">
      {rows.map(({ unit, load, room, decimals }) => (
        <div key={unit} className="flex">
          <dt className="sr-only">{`${messages.load} / ${messages.room}`}</dt>
          <dd
            className={`flex flex-1 items-center gap-3 ${load > room ? 'font-medium text-critical' : 'text-ink-soft'}`}
          >
            <div aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-brand-500"
                style={{ width: `${Math.min(1, load / room) * 100}%` }}
              />
            </div>
            {thousands(load, decimals)} / {thousands(room, decimals)} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The price of one piece of an item, if a single charge determines it. */
function ItemPrice({ editor, code }: { editor: FormEditor; code: string }) {
  const messages = bookingMessages.items;
  const price = unitPriceOf(editor, code);
  if (!price) return null;
  return (
    <span className="text-sm whitespace-nowrap text-brand-700 tabular-nums">
      {messages.unitPrice(money(price.currency, price.amount), basisZh[price.basis])}
      {price.minimum !== null && (
        <span className="text-xs text-ink-faint"> {messages.least(money(price.currency, price.minimum))}</span>
      )}
    </span>
  );
}

/** An item's name, with its addition smaller below it. */
function ItemName({ nameZh }: { nameZh: string }) {
  const { head, mark, rest } = namePartsOf(nameZh);
  return (
    <>
      {head}
      {mark && <span className="sr-only">{mark}</span>}
      {rest && <span className="block text-xs text-ink-soft">{rest}</span>}
    </>
  );
}

const stepClasses =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-ink-soft hover:border-brand-600 hover:text-brand-700 disabled:cursor-not-allowed disabled:opacity-40';

interface Props {
  item: Quote['items'][number];
  editor: FormEditor;
  /** Renders everything in one row, for long names. */
  isRow: boolean;
}

/** The quantity of one item; zero removes it from the order. */
function ItemQuantity({ item: { code, nameZh }, editor, isRow }: Props) {
  const { form, problems, edit, can } = editor;
  const messages = bookingMessages.items;
  const index = form.items.findIndex((item) => item.code === code);
  const typed = form.items[index]?.quantity ?? '';
  const [added, removed] = [
    { type: 'container.added', code },
    { type: 'container.removed', code },
  ] as const;
  const problem = index < 0 ? undefined : problems[`items.${index}.quantity`];
  const id = index < 0 ? `field-items.${code}` : `field-items.${index}.quantity`;
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
            className={stepClasses}
            aria-label={messages.fewer(nameZh)}
            disabled={!can(removed)}
            onClick={() => edit(removed)}
          >
            <Minus className="size-4" />
          </button>
          <InputControl
            id={id}
            name={`items.${code}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => edit({ type: 'item.quantityChanged', code, quantity: event.currentTarget.value })}
            className={`${controlClasses} !px-1 text-center`}
          />
          <button
            type="button"
            className={stepClasses}
            aria-label={messages.more(nameZh)}
            disabled={!can(added)}
            onClick={() => edit(added)}
          >
            <Plus className="size-4" />
          </button>
        </div>
      </div>
      <p className={`flex flex-wrap items-baseline justify-between gap-x-3 empty:hidden ${isRow ? '' : 'mt-1.5'}`}>
        <ItemPrice editor={editor} code={code} />
        {isContainer(code) && (
          <span className="text-xs text-ink-faint">
            {messages.capacity(thousands(containers[code].payloadKg), thousands(containers[code].volumeM3, 1))}
          </span>
        )}
      </p>
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** The choice of one item of the quote, as native radio buttons. */
function ItemChoice({ editor }: { editor: FormEditor }) {
  const { quote, form, edit } = editor;
  const chosen = form.items[0]?.code;
  return (
    <div className="grid gap-2 md:grid-cols-2">
      {quote.items.map(({ code, nameZh }) => {
        const { head, rest } = namePartsOf(nameZh);
        return (
          <label
            key={code}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-baseline content-center gap-x-2.5 rounded-md border border-line px-3 py-2 hover:border-brand-600 has-checked:border-brand-500 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
          >
            <input
              type="radio"
              name="items"
              value={code}
              aria-label={nameZh}
              aria-describedby={`price-${code}`}
              checked={code === chosen}
              onChange={() => edit({ type: 'item.chosen', code })}
              className="size-4 self-center accent-brand-600"
            />
            <span>{head}</span>
            <span id={`price-${code}`}>
              <ItemPrice editor={editor} code={code} />
            </span>
            {rest && <span className="col-span-2 col-start-2 text-xs text-ink-soft">{rest}</span>}
          </label>
        );
      })}
    </div>
  );
}

/** The items of the quote: a quantity of each, or one of them. */
export function ItemsStep({ editor }: { editor: FormEditor }) {
  const { service, quote, problems, facts } = editor;
  if (!service.items) return null;
  const isShort = quote.items.every(({ nameZh }) => nameZh.length < 14);
  const columns = !isShort ? '' : quote.items.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <StepCard
      id="items"
      editor={editor}
      aside={<p className="text-sm text-ink-soft">{bookingMessages.items[service.items.choose]}</p>}
    >
      <fieldset
        id="field-items"
        tabIndex={-1}
        aria-describedby={problems.items ? 'field-items-problem' : undefined}
        className="min-w-0"
      >
        <legend className="sr-only">{labelOf(service, 'items')}</legend>
        {service.items.choose === 'one' ? (
          <ItemChoice editor={editor} />
        ) : (
          <div className={`grid ${isShort ? 'gap-3' : 'gap-2'} ${columns}`}>
            {quote.items.map((item) => (
              <ItemQuantity key={item.code} item={item} editor={editor} isRow={!isShort} />
            ))}
          </div>
        )}
        <ProblemLine id="field-items-problem" problem={problems.items} />
        <UndoBar editor={editor} at="items" className="mt-3" />
      </fieldset>
      <LoadGauge facts={facts} />
    </StepCard>
  );
}
