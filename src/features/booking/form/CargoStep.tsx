import Plus from 'lucide-react/icons/plus';
import { limits } from '#contract/protocol/limits.ts';
import { blankCargo } from '#contract/booking/orderForm.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { thousands, upTo } from '#src/ui/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { ProblemLine } from '#src/ui/Field.tsx';
import { CargoLine } from './CargoLine.tsx';
import type { Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';
import type { GoodsActor } from './goodsActor.ts';
import { StepCard } from './StepCard.tsx';
import { Verdicts } from './Verdicts.tsx';

interface Props {
  filling: Filling;
  acceptance: Acceptance;
  goods: GoodsActor;
}

/** What is shipped, kept or seen to, line by line; a line may be dangerous goods. */
export function CargoStep({ filling, acceptance, goods }: Props) {
  const { form, facts, problems, change, line } = filling;
  const { cargo } = form;
  const words = bookingCopy.cargo;
  const full = cargo.length >= limits.cargoLinesMax;
  const add = () => change('cargo', [...cargo, blankCargo(line, cargo.at(-1)?.dangerous != null)]);
  const duplicate = (index: number) => change('cargo', cargo.toSpliced(index + 1, 0, structuredClone(cargo[index]!)));
  const remove = (index: number) => {
    document.querySelector<HTMLElement>('#field-cargo')?.focus();
    change('cargo', cargo.toSpliced(index, 1));
  };
  return (
    <StepCard
      id="cargo"
      filling={filling}
      aside={
        <p className="text-sm text-ink-soft tabular-nums">
          {words.total(thousands(facts.packages), upTo(facts.grossKg), upTo(facts.volumeM3))}
        </p>
      }
    >
      <p className="mb-3 text-sm text-ink-soft">{words.dangerousHint}</p>
      <fieldset id="field-cargo" tabIndex={-1} className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{labelOf(line, 'cargo')}</legend>
        {cargo.map((one, index) => (
          <CargoLine
            // lines have no identity of their own: every field is controlled, so the place is enough
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            cargo={one}
            index={index}
            filling={filling}
            goods={goods}
            onDuplicate={full ? undefined : () => duplicate(index)}
            onRemove={cargo.length === 1 ? undefined : () => remove(index)}
          />
        ))}
        <ProblemLine id="field-cargo-problem" problem={problems.cargo} />
      </fieldset>
      <div className="mt-4 flex items-center gap-3">
        <Button tone="secondary" disabled={full} onClick={add}>
          <Plus className="size-4" />
          {words.add}
        </Button>
        {full && <p className="text-sm text-ink-soft">{words.full(limits.cargoLinesMax)}</p>}
      </div>
      <Verdicts filling={filling} acceptance={acceptance} />
    </StepCard>
  );
}
