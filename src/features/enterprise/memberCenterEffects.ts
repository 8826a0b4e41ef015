import type { MemberCenterRequests } from '#machines/enterprise/memberCenter.ts';
import { memberCenterMachine } from '#machines/enterprise/memberCenter.ts';
import { requests } from '#machines/effects.ts';
import type { Site } from '#src/app/siteContext.ts';
import { openTab } from '#src/platform/browser.ts';
import { memberCenterPath } from './memberCenterPath.ts';

/** The member center's machine of the page. */
export const memberCenterOf = (site: Site) =>
  site.spawned('memberCenter', () =>
    memberCenterMachine.provide({
      actors: requests<MemberCenterRequests>({
        knownUser: async () => site.knownUser(),
        openTab: async ({ page }) => openTab(memberCenterPath(site.config, page)),
      }),
      actions: { leave: (_, { page }) => site.leaveFor(memberCenterPath(site.config, page)) },
    }),
  );
