import { useSearch } from 'wouter';
import { serviceMail } from '#contract/user.ts';
import type { DetailAsks } from '#machines/detail.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { config } from '../config.ts';
import { HelpCenter } from '../pages/HelpCenter.tsx';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const mail = detailMachineOf<string>('serviceMail').provide({
  actors: answers<DetailAsks<string>>({ fetchDetail: async () => call(serviceMail, {}, { quiet: true }) }),
});

/** The help center joined to the world; the address says which of its entries is asked for. */
export default function HelpCenterRoute() {
  const ahead = useAhead(serviceMail, {});
  return (
    <HelpCenter
      asked={new URLSearchParams(useSearch()).get('id')}
      config={config}
      mail={useActorRef(mail, { input: { id: 'serviceMail', ahead } })}
    />
  );
}
