import { codes } from '#contract/protocol/apiError.ts';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import type { SessionActor } from '#machines/auth/session.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { modelOf } from '#flows';
import { company, person } from '#stories/fixtures/samples.ts';
import { accountCorner } from './accountCorner.tsx';
import { named } from './named.ts';

const special = { ...company, enterpriseResp: { ...company.enterpriseResp!, mcpCode: specialEnterpriseCode } };
const opened = { token: 't', userName: 'n' };

export default modelOf({
  of: 'session',
  machine: sessionMachine,
  inputs: {
    anonymous: {},
    recalled: { token: 't' },
    arriving: { ticket: 'once' },
    other: { token: 't', ticket: 'once' },
  },
  samples: [
    { type: 'login.requested' },
    { type: 'signIn.wanted' },
    { type: 'login.dismissed' },
    { type: 'session.opened', ...opened },
    { type: 'session.expired', code: codes.unauthorized },
    // one of them is the session's own token
    { type: 'token.observed', token: 't' },
    { type: 'token.observed', token: '' },
    { type: 'account.switched' },
    { type: 'account.kept' },
    { type: 'user.requested' },
    { type: 'user.wanted' },
    { type: 'logout.requested' },
  ],
  outcomes: {
    fetchUser: { done: [person, company] },
    fetchArrival: { done: [person, company, special] },
    fetchEnterprise: { done: [[]] },
    signOut: { done: [null] },
    signOn: { done: [opened] },
  },
  keep: ({ token }) => token,
  external: {
    'signIn.wanted': '需要登录的页面或下单提出',
    'login.dismissed': '登录对话框是另一个流程',
    'session.opened': '登录对话框是另一个流程',
    'session.expired': '由服务的答复得知',
    'token.observed': '由另一个标签页告知',
    'user.requested': '换页时由页面要求',
    'user.wanted': '需要用户资料的页面提出',
  },
  play: () => ({
    view: (actor: SessionActor) => accountCorner(actor),
    gestures: {
      'login.requested': () => named(uiMessages.session.login).click(),
      'logout.requested': () => named(uiMessages.session.logout).click(),
      'account.switched': () => named(loginMessages.signOn.change).click(),
      'account.kept': () => named(loginMessages.signOn.keep).click(),
    },
  }),
});
