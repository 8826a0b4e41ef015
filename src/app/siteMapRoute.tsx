import { SiteMap } from '#src/features/content/pages/SiteMap.tsx';

/** The map of the site, which needs nothing of the world. */
export default function RootRoute() {
  return <SiteMap />;
}
