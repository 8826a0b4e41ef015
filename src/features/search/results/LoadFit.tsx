import type { Load } from '#contract/search/load.ts';
import type { SearchedLoad } from '#contract/search/sailingQuotes.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { upTo } from '#src/ui/format.ts';

type ChosenContainers = Pick<SearchedLoad, 'containerType' | 'containers'>;

/** How many containers of each size the searched load needs, and whether the chosen ones are too few. */
export function LoadFit({ load, chosen }: { load: Load; chosen: ChosenContainers }) {
  const { volumeM3, weightKg } = load;
  const amounts = [
    volumeM3 !== undefined && messages.volume(upTo(volumeM3)),
    weightKg !== undefined && messages.weight(upTo(weightKg)),
  ].filter((amount) => amount !== false);
  if (amounts.length === 0) return null;
  const needed = containersFor(chosen.containerType, load) ?? 0;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-md border border-brand-200 bg-brand-50 px-3.5 py-2">
      <span className="font-semibold">{messages.load(amounts.join('、'))}</span>
      <ul className="flex flex-wrap gap-x-4">
        {containerTypes.map((size) => (
          <li key={size}>{messages.containers(size, containersFor(size, load) ?? 0)}</li>
        ))}
      </ul>
      {chosen.containers < needed && (
        <strong className="font-semibold text-critical">{messages.tooFew(chosen.containerType, needed)}</strong>
      )}
      <span className="text-xs text-ink-soft">{messages.loadNote}</span>
    </div>
  );
}
