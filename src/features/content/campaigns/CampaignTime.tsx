import type { Campaign } from '#contract/content/content.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { phaseOf } from './campaignPhase.ts';
import { campaignWords as words } from './messages.ts';

interface Props {
  campaign: Campaign;
  /** The present in epoch milliseconds; undefined while it is not known, as in prerendered HTML. */
  now: number | undefined;
}

const tones = { ahead: 'brand', running: 'success', ended: 'neutral' } as const;

/** Whether a campaign runs, and for how long still; its place is kept while the time is not known. */
export function CampaignTime({ campaign, now }: Props) {
  if (now === undefined) return <span className="inline-block h-[1.125rem]" />;
  const { phase, days } = phaseOf(campaign, now);
  return <Badge tone={tones[phase]}>{words.phase(phase, days)}</Badge>;
}
