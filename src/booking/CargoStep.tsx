import Plus from 'lucide-react/icons/plus';
import type { SailingTariff } from '#contract/commerce.ts';
import { limits } from '#contract/limits.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { thousands } from '#src/format.ts';
import { Button } from '#src/parts/Button.tsx';
import { ProblemLine } from '#src/parts/Field.tsx';
import { blankCargo } from './blankForm.ts';
import { CargoLine } from './CargoLine.tsx';
import { DeskReview } from './DeskReview.tsx';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';
import type { GoodsActor } from './goods.ts';
import { loadOf } from './load.ts';
import { StepCard } from './StepCard.tsx';

interface Props {
  filling: Filling;
  offer: SailingTariff;
  goods: GoodsActor;
}

/** What is shipped, line by line; a line may be dangerous goods. */
export function CargoStep({ filling, offer, goods }: Props) {
  const { form, problems, change } = filling;
  const { cargo } = form;
  const words = bookingCopy.cargo;
  const load = loadOf(form);
  const full = cargo.length >= limits.cargoLinesMax;
  return (
    <StepCard
      id="cargo"
      aside={
        <p className="text-sm text-ink-soft tabular-nums">
          {words.total(thousands(load.packages), thousands(load.grossKg), thousands(load.volumeM3, 2))}
        </p>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">{words.dangerousHint}</p>
      <fieldset id="field-cargo" tabIndex={-1} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{labelOf('cargo')}</legend>
        {cargo.map((line, index) => (
          <CargoLine
            // lines have no identity of their own: every field is controlled, so the place is enough
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            line={line}
            index={index}
            filling={filling}
            goods={goods}
            onDuplicate={full ? undefined : () => change('cargo', cargo.toSpliced(index + 1, 0, structuredClone(line)))}
            onRemove={
              cargo.length === 1
                ? undefined
                : () => {
                    document.querySelector<HTMLElement>('#field-cargo')?.focus();
                    change('cargo', cargo.toSpliced(index, 1));
                  }
            }
          />
        ))}
        <ProblemLine id="field-cargo-problem" problem={problems.cargo} />
      </fieldset>
      <div className="mt-4 flex items-center gap-3">
        <Button
          tone="secondary"
          disabled={full}
          onClick={() => change('cargo', [...cargo, blankCargo(cargo.at(-1)?.dangerous != null)])}
        >
          <Plus className="size-4" />
          {words.add}
        </Button>
        {full && <p className="text-sm text-ink-soft">{words.full(limits.cargoLinesMax)}</p>}
      </div>
      <DeskReview form={form} offer={offer} />
    </StepCard>
  );
}
