import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { containers as sizes } from '#contract/rules/containers.ts';
import type { ContainerType } from '#contract/rules/price.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { thousands } from '#src/format.ts';
import { ProblemLine } from '#src/parts/Field.tsx';
import { controlLook } from '#src/parts/controlLook.ts';
import { withQuantity } from './containerLines.ts';
import type { Filling } from './filling.ts';

const stepLook =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-ink-soft hover:border-brand-600 hover:text-brand-700 disabled:cursor-not-allowed disabled:opacity-40';

/** How many containers of one size; none takes the size off the order. */
export function ContainerQuantity({ type, filling }: { type: ContainerType; filling: Filling }) {
  const { form, problems, change } = filling;
  const words = bookingCopy.containers;
  const index = form.containers.findIndex((line) => line.containerType === type);
  const typed = form.containers[index]?.quantity ?? '';
  const pieces = Math.max(0, Math.trunc(Number(typed)) || 0);
  const problem = index < 0 ? undefined : problems[`containers.${index}.quantity`];
  const id = index < 0 ? `field-containers.${type}` : `field-containers.${index}.quantity`;
  const set = (quantity: number | string) => change('containers', withQuantity(form.containers, type, quantity));
  return (
    <div className="rounded-md border border-line px-3 py-2.5 has-[input:not(:placeholder-shown)]:border-brand-500 has-[input:not(:placeholder-shown)]:bg-brand-50">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <label htmlFor={id} className="font-semibold">
          {type} <span className="text-sm font-normal text-ink-soft">{sizes[type].nameZh}</span>
        </label>
        <div className="flex items-center gap-1 md:w-full">
          <button
            type="button"
            className={stepLook}
            aria-label={words.fewer(type)}
            disabled={pieces === 0}
            onClick={() => set(pieces - 1)}
          >
            <Minus className="size-4" />
          </button>
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => set(event.currentTarget.value)}
            className={`${controlLook} max-md:!w-12 !px-1 text-center`}
          />
          <button type="button" className={stepLook} aria-label={words.more(type)} onClick={() => set(pieces + 1)}>
            <Plus className="size-4" />
          </button>
        </div>
      </div>
      <p className="mt-1.5 text-xs text-ink-faint">
        {words.capacity(thousands(sizes[type].payloadKg), thousands(sizes[type].volumeM3, 1))}
      </p>
      <ProblemLine id={`${id}-problem`} problem={problem} />
    </div>
  );
}
