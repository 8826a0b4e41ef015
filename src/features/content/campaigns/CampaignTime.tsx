import type { Campaign } from '#contract/content/content.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { CampaignPhase } from '#src/features/content/messages/news.ts';
import { campaignMessages as messages } from '#src/features/content/messages/news.ts';
import { dayOf } from '#src/ui/format.ts';

const dayMs = 86_400_000;
const daysBetween = (from: string | number, to: string): number =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMs);

/**
 * Whether a campaign is upcoming, running or over at `now` (epoch milliseconds), and for how many more calendar days of
 * China Standard Time; 0 on the last of them.
 */
export const phaseOf = (
  { startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>,
  now: number,
): { phase: CampaignPhase; days: number } => {
  if (now >= Date.parse(endsAt)) return { phase: 'ended', days: 0 };
  if (now < Date.parse(startsAt)) return { phase: 'ahead', days: daysBetween(now, startsAt) };
  return { phase: 'running', days: daysBetween(now, endsAt) };
};

interface Props {
  campaign: Campaign;
  /** The current time in epoch milliseconds; undefined while unknown, as in prerendered HTML. */
  now: number | undefined;
}

const tones = { ahead: 'brand', running: 'success', ended: 'neutral' } as const;

/** Whether a campaign runs, and for how long; its space is reserved while the time is unknown. */
export function CampaignTime({ campaign, now }: Props) {
  if (now === undefined) return <span className="inline-block h-[1.125rem]" />;
  const { phase, days } = phaseOf(campaign, now);
  return <Badge tone={tones[phase]}>{messages.phase(phase, days)}</Badge>;
}
