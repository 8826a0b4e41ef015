import type { AuthNoticeRequests } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { requests } from '#machines/effects.ts';
import { openTab } from '#src/platform/browser.ts';
import { userCenterPath } from './userCenterPath.ts';
import type { Site } from '#src/app/siteContext.ts';

/** The authentication notice of the page. */
export const authNoticeOf = (site: Site) =>
  site.spawned('authNotice', () =>
    authNoticeMachine.provide({
      actors: requests<AuthNoticeRequests>({ openTarget: async ({ target }) => openTab(target) }),
    }),
  );

/** After a company's order: shows the required verification, or opens the user center. */
export const raiseAuthNotice = async (site: Site): Promise<void> => {
  // a remembered session initially has the name only
  const known = site.currentUser()?.enterpriseResp;
  const enterprise = known === undefined ? (await site.knownUser())?.enterpriseResp : known;
  if (!enterprise) return;
  authNoticeOf(site).send({
    type: 'notice.raised',
    target: userCenterPath(site.config, 'workplace'),
    status: enterprise.serviceOpenAuditStatus,
  });
};
