import type { Load } from '#contract/search/load.ts';
import { containersFor } from '#contract/rules/loading/loadFit.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { filterMessages as messages } from '#src/features/search/messages/filters.ts';
import { upTo } from '#src/ui/format.ts';

/** How many containers of each size the searched load needs. */
export function LoadFit({ load }: { load: Load }) {
  const { volumeM3, weightKg } = load;
  const amounts = [
    volumeM3 !== undefined && messages.volume(upTo(volumeM3)),
    weightKg !== undefined && messages.weight(upTo(weightKg)),
  ].filter((amount) => amount !== false);
  if (amounts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-md border border-brand-200 bg-brand-50 px-3.5 py-2">
      <span className="font-semibold">{messages.load(amounts.join('、'))}</span>
      <ul className="flex flex-wrap gap-x-4">
        {containerTypes.map((size) => (
          <li key={size}>{messages.containers(size, containersFor(size, load) ?? 0)}</li>
        ))}
      </ul>
      <span className="text-xs text-ink-soft">{messages.loadNote}</span>
    </div>
  );
}
