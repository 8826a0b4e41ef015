import type { Campaign } from '#contract/content/content.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { phaseOf } from './campaignPhase.ts';
import { campaignMessages as messages } from '#src/features/content/messages/campaigns.ts';

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
