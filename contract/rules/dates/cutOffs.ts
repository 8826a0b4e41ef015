import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { limits } from '#contract/protocol/limits.ts';

/** The first day a full container may be delivered (DCSA code EFC): a start, not a deadline, so never missed. */
export const opening = 'EFC';

/** Whether a deadline before departure has passed at `now` (epoch milliseconds), is within a day, or is later. */
export const urgencyOf = ({ code, at }: { code: string; at: string }, now: number): 'far' | 'soon' | 'passed' => {
  if (code === opening) return 'far';
  const left = Date.parse(at) - now;
  if (left <= 0) return 'passed';
  return left < limits.cutOffSoonMs ? 'soon' : 'far';
};

interface CutOff {
  code: string;
  nameZh: string;
  at: string | Date;
}

interface Departure {
  estimatedTimeOfDeparture: string | Date;
  cutOffs: readonly CutOff[];
}

/** The deadline for the dangerous-goods declaration, which only applies to dangerous goods. */
export const declaration = 'DG_DOC';

/** The deadlines before a departure, the earliest first. */
export const deadlinesOf = (
  cutOffs: readonly CutOff[],
  isDangerous: boolean,
): { code: string; nameZh: string; at: Date }[] =>
  cutOffs
    .filter(({ code }) => code !== opening && (isDangerous || code !== declaration))
    .map(({ code, nameZh, at }) => ({ code, nameZh, at: new Date(at) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

/**
 * The departure of a sailing and its first deadline from `today` on, as days in China; goods must be ready by both.
 * Passed deadlines are handled by the sale. Empty for an order without a sailing. Source: the cut-off table (documents,
 * verified gross mass, delivery, customs; for dangerous goods the declaration as well).
 */
export const sailingDaysOf = (
  sailing: Departure | null | undefined,
  isDangerous: boolean,
  today: string,
): { departure?: string; cutOff?: { nameZh: string; day: string } } => {
  if (!sailing) return {};
  const departure = chinaDayOf(new Date(sailing.estimatedTimeOfDeparture));
  const cutOff = deadlinesOf(sailing.cutOffs, isDangerous)
    .map(({ nameZh, at }) => ({ nameZh, day: chinaDayOf(at) }))
    .find(({ day }) => day >= today);
  return cutOff ? { departure, cutOff } : { departure };
};
