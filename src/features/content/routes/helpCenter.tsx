import { useSearch } from 'wouter';
import { serviceMail } from '#contract/auth/user.ts';
import type { DetailAsks } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const mailWith = ({ call }: Site) =>
  detailMachineOf<string>('serviceMail').provide({
    actors: answers<DetailAsks<string>>({ fetchDetail: async () => call(serviceMail, {}, { quiet: true }) }),
  });

/** The help center joined to the world; the address says which of its entries is asked for. */
export default function HelpCenterRoute() {
  const { config } = useSite();
  const ahead = useAhead(serviceMail, {});
  return (
    <HelpCenter
      asked={new URLSearchParams(useSearch()).get('id')}
      config={config}
      mail={useSiteActor(mailWith, { input: { id: 'serviceMail', ahead } })}
    />
  );
}
