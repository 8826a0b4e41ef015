import { bookingCopy } from '#src/features/booking/messages.ts';
import { ProblemLine } from '#src/ui/Field.tsx';
import type { Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';
import { ItemChoice } from './ItemChoice.tsx';
import { ItemQuantity } from './ItemQuantity.tsx';
import { LoadGauge } from './LoadGauge.tsx';
import { StepCard } from './StepCard.tsx';

/** What is chosen of the offer: how many of each item, or one of them. */
export function ItemsStep({ filling }: { filling: Filling }) {
  const { line, offer, problems, facts } = filling;
  if (!line.items) return null;
  const isShort = offer.items.every(({ nameZh }) => nameZh.length < 14);
  const columns = !isShort ? '' : offer.items.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2';
  return (
    <StepCard
      id="items"
      filling={filling}
      aside={<p className="text-sm text-ink-soft">{bookingCopy.items[line.items.choose]}</p>}
    >
      <fieldset
        id="field-items"
        tabIndex={-1}
        aria-describedby={problems.items ? 'field-items-problem' : undefined}
        className="min-w-0"
      >
        <legend className="sr-only">{labelOf(line, 'items')}</legend>
        {line.items.choose === 'one' ? (
          <ItemChoice filling={filling} />
        ) : (
          <div className={`grid ${isShort ? 'gap-3' : 'gap-2'} ${columns}`}>
            {offer.items.map((item) => (
              <ItemQuantity key={item.code} item={item} filling={filling} isRow={!isShort} />
            ))}
          </div>
        )}
        <ProblemLine id="field-items-problem" problem={problems.items} />
      </fieldset>
      <LoadGauge facts={facts} />
    </StepCard>
  );
}
