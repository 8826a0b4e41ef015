import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { hazardWords } from '#src/ui/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';

const groupName = (code: string): string => `${code} ${segregationGroups.get(code)?.nameZh ?? ''}`.trim();

interface Props {
  details: DangerousForm;
  line: LineDefinition;
}

/** What the dangerous-goods list says of the goods, with its edition and how sure the entry is. */
export function ListedGoods({ details, line }: Props) {
  const words = bookingCopy.dangerous;
  const { labels } = bookingCopy;
  const { listed } = details;
  if (!listed) return null;
  const facts = [
    [labels['cargo.#.dangerous.hazardClass'], `${details.hazardClass} ${hazardWords[details.hazardClass] ?? ''}`],
    [labels['cargo.#.dangerous.packingGroup'], details.packingGroup ?? words.noGroup],
    [labels['cargo.#.dangerous.subsidiaryHazards'], details.subsidiaryHazards.join('、') || words.noSubsidiary],
    [labels['cargo.#.dangerous.marinePollutant'], details.marinePollutant ? words.pollutant.yes : words.pollutant.no],
    [words.ems, listed.ems ?? words.noGroups],
    [words.groups, listed.segregationGroups.map(groupName).join('、') || words.noGroups],
    [words.codes, listed.segregationCodes.join('、') || words.noGroups],
    ...(line.line === 'tank' ? ([[words.tank, listed.tankInstruction ?? words.noTank]] as const) : []),
  ] as const;
  return (
    <div className="mt-3 flex flex-wrap gap-x-5 gap-y-3 rounded-md border border-line bg-surface p-4">
      <div className="flex gap-1">
        {[details.hazardClass, ...details.subsidiaryHazards].map((division) => (
          <HazardLabel key={division} division={division} size={64} />
        ))}
      </div>
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold break-words">
          UN {details.unNumber} {details.properShippingName}
        </p>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-4">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-faint">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
          {words.listed(listed.edition)}
          <Badge tone={listed.confidence === 'high' ? 'success' : 'notice'}>
            {words.confidence[listed.confidence]}
          </Badge>
        </div>
      </div>
    </div>
  );
}
