import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { limits } from '#contract/protocol/limits.ts';

/** The first day a full container may be delivered (DCSA code EFC): a start among deadlines, so never missed. */
export const opening = 'EFC';

/** Whether a deadline before departure has passed at `now` (epoch milliseconds), is within a day, or is later. */
export const urgencyOf = ({ code, at }: { code: string; at: string }, now: number): 'far' | 'soon' | 'passed' => {
  if (code === opening) return 'far';
  const left = Date.parse(at) - now;
  if (left <= 0) return 'passed';
  return left < limits.cutOffSoonMs ? 'soon' : 'far';
};

interface Departure {
  estimatedTimeOfDeparture: string;
  cutOffs: readonly { code: string; nameZh: string; at: string }[];
}

/** The deadline for the dangerous-goods declaration, which other goods do not have. */
const dangerousOnly = 'DG_DOC';

/**
 * The departure of a sailing and the first of its deadlines from `today` on, as days in China; goods must be ready by
 * both. What has passed is for the sale to judge. Nothing for an order without a sailing. Source: the cut-off table (documents, verified gross mass, delivery, customs; for
 * dangerous goods the declaration as well).
 */
export const sailingDaysOf = (
  sailing: Departure | null | undefined,
  isDangerous: boolean,
  today: string,
): { departure?: string; cutOff?: { nameZh: string; day: string } } => {
  if (!sailing) return {};
  const departure = chinaDayOf(new Date(sailing.estimatedTimeOfDeparture));
  const [cutOff] = sailing.cutOffs
    .filter(({ code }) => code !== opening && (isDangerous || code !== dangerousOnly))
    .map(({ nameZh, at }) => ({ nameZh, day: chinaDayOf(new Date(at)) }))
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return cutOff ? { departure, cutOff } : { departure };
};
