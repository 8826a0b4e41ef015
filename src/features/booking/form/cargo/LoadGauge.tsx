import { containersRoomOf } from '#contract/services/definitions/dryContainers.ts';
import type { OrderFacts } from '#contract/services/definitions/serviceDefinition.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { thousands } from '#src/ui/format.ts';

/** The load compared with the capacity of the chosen containers. */
export function LoadGauge({ facts }: { facts: OrderFacts }) {
  const { payloadKg, volumeM3 } = containersRoomOf(facts.items);
  const messages = bookingMessages.items;
  const rows = [
    { unit: 'kg', load: facts.grossKg, room: payloadKg, decimals: 0 },
    { unit: 'm³', load: facts.volumeM3, room: volumeM3, decimals: 1 },
  ];
  if (payloadKg === 0) return null;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 text-sm md:grid-cols-2">
      {rows.map(({ unit, load, room, decimals }) => (
        <div key={unit} className="flex">
          <dt className="sr-only">{`${messages.load} / ${messages.room}`}</dt>
          <dd
            className={`flex flex-1 items-center gap-3 ${load > room ? 'font-medium text-critical' : 'text-ink-soft'}`}
          >
            <div aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-brand-500"
                style={{ width: `${Math.min(1, load / room) * 100}%` }}
              />
            </div>
            {thousands(load, decimals)} / {thousands(room, decimals)} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
