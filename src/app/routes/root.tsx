import { SiteMap } from '#src/features/content/pages/SiteMap.tsx';

/** The site map, which needs no data. */
export default function RootRoute() {
  return <SiteMap />;
}
