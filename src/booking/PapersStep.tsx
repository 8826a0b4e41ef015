import { papersFor } from '#contract/rules/papers.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { Badge } from '#src/parts/Badge.tsx';
import { Checkbox } from '#src/parts/Checkbox.tsx';
import type { Filling } from './filling.ts';
import { StepCard } from './StepCard.tsx';

/** The papers this shipment needs, who issues each and by when; the shipper ticks those held. */
export function PapersStep({ filling }: { filling: Filling }) {
  const { form, change } = filling;
  const words = bookingCopy.papers;
  const papers = papersFor({ dangerous: form.cargo.some((line) => line.dangerous) });
  const held = papers.filter((paper) => form.papersHeld.includes(paper.code));
  const hold = (code: string, holds: boolean) =>
    change('papersHeld', holds ? [...form.papersHeld, code] : form.papersHeld.filter((other) => other !== code));
  return (
    <StepCard
      id="papers"
      aside={<p className="text-sm text-ink-soft tabular-nums">{words.held(held.length, papers.length)}</p>}
    >
      <p className="mb-2 text-sm text-ink-soft">{words.intro}</p>
      <ul className="divide-y divide-line border-y border-line">
        {papers.map((paper) => (
          <li key={paper.code} className="py-2">
            <Checkbox
              name={`papersHeld.${paper.code}`}
              checked={form.papersHeld.includes(paper.code)}
              onChange={(holds) => hold(paper.code, holds)}
            >
              <span className="flex flex-wrap items-center gap-x-2">
                {paper.nameZh}
                {paper.dangerousOnly && <Badge tone="hazard">{words.dangerousOnly}</Badge>}
              </span>
              <span className="block text-xs text-ink-faint">
                {words.issuer}：{paper.issuer}
                <span aria-hidden="true"> · </span>
                {words.due}：{paper.due}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </StepCard>
  );
}
