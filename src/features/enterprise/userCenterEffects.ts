import type { UserCenterRequests } from '#machines/enterprise/userCenter.ts';
import { userCenterMachine } from '#machines/enterprise/userCenter.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { openTab } from '#src/platform/browser.ts';
import { userCenterPath } from './userCenterPath.ts';

/** The user center's machine of the page. */
export const userCenterOf = (site: Site) =>
  site.spawned('userCenter', () =>
    userCenterMachine.provide({
      actors: requests<UserCenterRequests>({
        knownUser: async () => site.knownUser(),
        openTab: async ({ page }) => openTab(userCenterPath(site.config, page)),
      }),
      actions: { leave: (_, { page }) => site.leaveFor(userCenterPath(site.config, page)) },
    }),
  );
