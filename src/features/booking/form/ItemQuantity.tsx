import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { containers } from '#contract/rules/loading/containers.ts';
import type { Quote } from '#contract/services/quote.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { thousands } from '#src/ui/format.ts';
import { ProblemLine } from '#src/ui/Field.tsx';
import { controlClasses } from '#src/ui/controlClasses.ts';
import { InputControl } from '#src/ui/ReportingControl.tsx';
import type { FormEditor } from './formContext.ts';
import { ItemName } from './ItemName.tsx';
import { ItemPrice } from './ItemPrice.tsx';
import { isContainer } from '#src/features/booking/chosenItems.ts';

const stepClasses =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-ink-soft hover:border-brand-600 hover:text-brand-700 disabled:cursor-not-allowed disabled:opacity-40';

interface Props {
  item: Quote['items'][number];
  editor: FormEditor;
  /** Renders everything in one row, for long names. */
  isRow: boolean;
}

/** The quantity of one item; zero removes it from the order. */
export function ItemQuantity({ item: { code, nameZh }, editor, isRow }: Props) {
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
