import type { AuthNoticeAsks } from '#machines/enterprise/authNotice.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { answers } from '#machines/effects.ts';
import { openTab } from '#src/platform/browser.ts';
import { memberCenterPath } from './memberCenterPath.ts';
import { session } from '#src/app/site.ts';
import { createActor } from '#src/platform/actors.ts';

export const authNotice = createActor(
  authNoticeMachine.provide({
    actors: answers<AuthNoticeAsks>({ openTarget: async ({ target }) => openTab(target) }),
  }),
).start();

/** After an order of a company: tells of the verification it needs, or takes it to the member center. */
export const raiseAuthNotice = (): void => {
  const enterprise = session.getSnapshot().context.user?.enterpriseResp;
  if (!enterprise) return;
  authNotice.send({
    type: 'notice.raised',
    target: memberCenterPath('workplace'),
    status: enterprise.serviceOpenAuditStatus,
  });
};
