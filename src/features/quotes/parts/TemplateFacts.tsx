import type { OrderTemplate } from '#contract/quotes/orderTemplates.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { dayTime } from '#src/ui/format.ts';

/** What a list says of a template. */
export function TemplateFacts({ template }: { template: OrderTemplate }) {
  const { name, line, routeZh, isDangerous, savedAt, usedAt } = template;
  const { saved, used } = quoteMessages.templates;
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-medium break-words">{name}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-soft">
        {allServices[line].nameZh}
        <span>{routeZh}</span>
        {isDangerous && <Badge tone="hazard">{quoteMessages.list.dangerous}</Badge>}
        <time dateTime={usedAt ?? savedAt}>{usedAt === null ? saved(dayTime(savedAt)) : used(dayTime(usedAt))}</time>
      </p>
    </div>
  );
}
