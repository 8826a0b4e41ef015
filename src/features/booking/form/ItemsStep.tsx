import { bookingMessages } from '#src/features/booking/messages.ts';
import { ProblemLine } from '#src/ui/Field.tsx';
import type { FormEditor } from './formContext.ts';
import { labelOf } from './formContext.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { ItemQuantity } from './ItemQuantity.tsx';
import { LoadGauge } from './LoadGauge.tsx';
import { StepCard } from './StepCard.tsx';
import { UndoBar } from './UndoBar.tsx';

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
