import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';
import { PaperRow } from './PaperRow.tsx';
import { papersOf } from '#src/features/booking/promisedDocuments.ts';
import { StepCard } from './StepCard.tsx';

/** The papers this order needs, who issues each and by when; the customer ticks those held. */
export function PapersStep({ filling }: { filling: Filling }) {
  const { form, change } = filling;
  const words = bookingCopy.papers;
  const { own, later } = papersOf(filling);
  const held = own.filter(({ code }) => form.papersHeld.includes(code));
  const hold = (code: string, holds: boolean) =>
    change('papersHeld', holds ? [...form.papersHeld, code] : form.papersHeld.filter((other) => other !== code));
  return (
    <StepCard
      id="papers"
      filling={filling}
      aside={<p className="text-sm text-ink-soft tabular-nums">{words.held(held.length, own.length)}</p>}
    >
      <p className="mb-2 text-sm text-ink-soft">{words.intro}</p>
      <ul className="grid gap-x-6 border-b border-line md:grid-cols-2">
        {own.map((paper) => (
          <PaperRow
            key={paper.code}
            paper={paper}
            sailing={filling.offer.sailing}
            isHeld={form.papersHeld.includes(paper.code)}
            onHold={(holds) => hold(paper.code, holds)}
          />
        ))}
      </ul>
      {later.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {words.later}
          {later
            .map(({ nameZh, issuer, whenZh }) => `${nameZh}［${issuer}］${whenZh && words.when(whenZh)}`)
            .join('、')}
        </p>
      )}
    </StepCard>
  );
}
