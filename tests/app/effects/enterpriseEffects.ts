import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { verificationOf } from '#src/app/account/AccountDialogs.tsx';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { userCenterOf } from '#src/features/enterprise/userCenterEffects.ts';
import { authNoticeOf } from '#src/features/enterprise/authNoticeEffects.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import { company } from '#stories/fixtures/samples.ts';
import type { Composed, EffectRow } from './effectRow.ts';
import { inside } from './effectRow.ts';
import { openedTabs, quietly, stored } from './outside.ts';

export const enterpriseMachines = {
  verification: (site) => verificationOf(site) as never,
  authNotice: (site) => authNoticeOf(site) as never,
  userCenter: (site) => userCenterOf(site) as never,
} satisfies Record<string, Composed>;

const picture = new File(['bytes'], 'licence.png', { type: 'image/png' });
const target = '/api-auth/sso/go?to=workplace';
const typed = { fields: noLicenceFields, fileId: 'f1' };
const blocked = openedTabs({ blocked: true });

const licence: EffectRow[] = [
  {
    effect: 'uploadLicence',
    where: 'that fails',
    given: { file: picture },
    responses: { '/api-common-oss/licence/upload': new ApiError(codes.tooMany, '上传次数过多') },
    done: [quietly('/api-common-oss/licence/upload', picture)],
    sent: [
      { type: 'upload.progressed', percent: 50 },
      { type: 'upload.failed', error: new ApiError(codes.tooMany, '上传次数过多') },
    ],
  },
  {
    effect: 'storeDraft',
    site: { currentUser: () => company },
    given: typed,
    seen: stored,
    as: { [`application.${company.enterpriseResp!.basicEntId}`]: JSON.stringify(typed) },
  },
].map(inside('verification/licence'));

export const enterpriseRows: EffectRow[] = [
  {
    effect: 'verification/fetchDetail',
    where: 'of somebody without an enterprise',
    output: new ApiError(codes.failed, enterpriseMessages.verification.unavailable),
  },
  ...licence,
  {
    effect: 'authNotice/openTarget',
    where: 'where pop-ups are blocked',
    before: blocked.watch,
    given: { target },
    output: new Error('The browser blocked a pop-up.'),
  },
  { effect: 'userCenter/knownUser', site: { knownUser: async () => company }, output: company },
  {
    effect: 'userCenter/openTab',
    where: 'where pop-ups are blocked',
    before: blocked.watch,
    given: { page: 'close' },
    output: new Error('The browser blocked a pop-up.'),
  },
  { effect: 'userCenter/leave', given: { page: 'honeywell' }, done: [['leaveFor', '/api-auth/sso/go?to=honeywell']] },
];
