import { useSearch } from 'wouter';
import { paths } from '#contract/app/routes.ts';
import type { serviceMail } from '#contract/content/serviceMail.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { HelpCenter } from '#src/features/content/pages/HelpCenter.tsx';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const mailWith = ({ call }: Site) =>
  detailMachineOf<string>('serviceMail').provide({
    actors: requests<DetailRequests<string>>({
      fetchDetail: async () =>
        call((await import('#contract/content/serviceMail.ts')).serviceMail, {}, { quiet: true }),
    }),
  });

/** The route of the help center; the address selects the entry. */
export default function HelpCenterRoute() {
  const { config, show } = useSite();
  const address = new URLSearchParams(useSearch());
  const initialData = useInitialData<typeof serviceMail>({ path: '/api-user/serviceMail' }, {});
  return (
    <HelpCenter
      articleId={address.get('id')}
      keyword={address.get('keyword')?.trim().slice(0, 40) ?? ''}
      onSearch={(keyword) => show(`${paths.helpCenter}${keyword === '' ? '' : `?${new URLSearchParams({ keyword })}`}`)}
      config={config}
      mail={useSiteActor(mailWith, { input: { id: 'serviceMail', initialData } })}
    />
  );
}
