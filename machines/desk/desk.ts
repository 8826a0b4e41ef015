import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { DeskSection, Place, Subject } from '#contract/desk/deskAddress.ts';
import { sectionsOf } from '#contract/desk/deskAddress.ts';
import type { ListKind } from '#contract/desk/lists/lists.ts';
import { isListKind } from '#contract/desk/lists/lists.ts';
import type { Inbox } from '#contract/desk/notices.ts';
import type { Enrolment, StaffSelf } from '#contract/desk/staff.ts';
import { ApiError, apiErrorMessage } from '#contract/protocol/apiError.ts';
import { expiryCodes } from '#contract/protocol/codeGroups.ts';
import { effect, request } from '#machines/effects.ts';
import { deskAccountsMachine } from './deskAccounts.ts';
import { deskTendersMachine } from './deskTenders.ts';
import { deskContractsMachine } from './deskContracts.ts';
import { deskDataMachine } from './deskData.ts';
import { deskFiguresMachine } from './deskFigures.ts';
import { deskFormMachine } from './deskForm.ts';
import { deskInboxMachine } from './deskInbox.ts';
import { deskListMachine } from './deskList.ts';
import type { QueueView } from './deskQueue.ts';
import { deskQueueMachine, wholeQueue } from './deskQueue.ts';
import { deskStaffMachine } from './deskStaff.ts';
import { deskSubjectMachine } from './deskSubject.ts';
import { deskNoticesMachine } from './deskNotices.ts';
import { deskUnsentMachine } from './deskUnsent.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

export type DeskRequests = {
  fetchSelf: () => Promise<StaffSelf>;
  openEnrolment: (of: { enrolment: string }) => Promise<Enrolment>;
  signOut: () => Promise<unknown>;
};

interface DeskContext {
  /** The one-time code of the address; empty without. */
  enrolment: string;
  /** The person's position in the queue. */
  queueView: QueueView;
  /** The page that is open; undefined for the queue. */
  place?: Place | undefined;
  self?: StaffSelf | undefined;
  enrolled?: Enrolment | undefined;
  errorMessage?: string | undefined;
}

/** The list that a page of the desk shows, and its view. */
const listInputOf = (place: Place | undefined): { list: ListKind; view?: string | undefined } =>
  place && 'section' in place && isListKind(place.section)
    ? { list: place.section, view: place.view }
    : { list: 'orders' };

/** The view of a page, from its address. */
const viewOf = (place: Place | undefined): { view?: string | undefined } =>
  place && 'section' in place ? { view: place.view } : {};

/** The operations desk: who works at it, and which page is open. */
export const deskMachine = setup({
  types: {} as {
    context: DeskContext;
    input: { enrolment: string; place?: Place | undefined };
    events:
      | { type: 'place.requested'; place: Place | undefined }
      | { type: 'place.shown'; place: Place | undefined }
      | { type: 'inbox.given'; inbox?: Inbox | undefined }
      | { type: 'signOut.requested' }
      | { type: 'session.expired' }
      | { type: 'retry.requested' };
    children: {
      fetchSelf: 'fetchSelf';
      openEnrolment: 'openEnrolment';
      signOut: 'signOut';
      form: 'form';
      inbox: 'inbox';
      queue: 'queue';
      subject: 'subject';
      data: 'data';
      staff: 'staff';
      list: 'list';
      unsent: 'unsent';
      notices: 'notices';
      figures: 'figures';
      tenders: 'tenders';
      accounts: 'accounts';
      contracts: 'contracts';
    };
  },
  actors: {
    fetchSelf: request<DeskRequests['fetchSelf']>(),
    openEnrolment: request<DeskRequests['openEnrolment']>(),
    signOut: request<DeskRequests['signOut']>(),
    form: deskFormMachine,
    inbox: deskInboxMachine,
    queue: deskQueueMachine,
    subject: deskSubjectMachine,
    data: deskDataMachine,
    staff: deskStaffMachine,
    list: deskListMachine,
    unsent: deskUnsentMachine,
    notices: deskNoticesMachine,
    figures: deskFiguresMachine,
    tenders: deskTendersMachine,
    accounts: deskAccountsMachine,
    contracts: deskContractsMachine,
  },
  guards: {
    isEnrolling: ({ context }) => context.enrolment !== '',
    isSubject: ({ context: { place } }) => place !== undefined && 'about' in place,
    isList: ({ context: { place, self } }) =>
      place !== undefined &&
      'section' in place &&
      isListKind(place.section) &&
      self !== undefined &&
      sectionsOf(self.role).includes(place.section),
    isSection: ({ context: { place, self } }, { section }: { section: DeskSection }) =>
      place !== undefined &&
      'section' in place &&
      place.section === section &&
      self !== undefined &&
      sectionsOf(self.role).includes(section),
    isExpired: (_, params: { error: unknown }) =>
      params.error instanceof ApiError && expiryCodes.includes(params.error.code),
  },
  actions: {
    setSelf: assign((_, params: { output: unknown }) => ({
      self: params.output as StaffSelf,
      enrolment: '',
      errorMessage: undefined,
    })),
    clearSelf: assign({ self: undefined }),
    setEnrolled: assign((_, params: { output: Enrolment }) => ({ enrolled: params.output })),
    clearEnrolment: assign({ enrolment: '' }),
    setPlace: assign((_, params: { place: Place | undefined }) => ({ place: params.place })),
    setQueueView: assign(({ self }) => {
      const { filter, cursors, current } = self.getSnapshot()?.children?.queue?.getSnapshot().context ?? wholeQueue;
      return { queueView: { filter, cursors, current } };
    }),
    clearPlace: assign({ place: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
    clearErrorMessage: assign({ errorMessage: undefined }),
    notePlace: sendTo('inbox', ({ context: { place } }) => ({ type: 'place.opened', place })),
    passInbox: sendTo('inbox', (_, { inbox }: { inbox?: Inbox | undefined }) => ({ type: 'inbox.given', inbox })),
    showAddress: effect<{ place: Place | undefined }>(),
  },
}).createMachine({
  id: 'desk',
  description: '工作人员的工作台：登录或凭链接开通，看待办，打开订单、认证或询价。',
  meta: {
    title: '工作台',
    events: {
      'place.requested': '打开一页或返回待办',
      'place.shown': '浏览器前进或后退',
      'inbox.given': '待办带来了提醒',
      'signOut.requested': '点了退出',
      'session.expired': '登录已结束',
    },
    guards: {
      isEnrolling: '地址带有开通码',
      isSubject: '指定了一件事',
      isList: '指定了一个列表，岗位也有权打开',
      'isSection figures': '指定了经营数据，岗位也有权打开',
      'isSection unsent': '指定了未发出的通知，岗位也有权打开',
      'isSection accounts': '指定了账款，岗位也有权打开',
      'isSection tenders': '指定了招标，岗位也有权打开',
      'isSection contracts': '指定了协议价合同，岗位也有权打开',
      'isSection data': '指定了公司数据，岗位也有权打开',
      'isSection staff': '指定了工作人员，岗位也有权打开',
      'isSection notices': '指定了我的提醒',
      isExpired: '是未登录',
    },
    requests: {
      fetchSelf: '查询登录的是谁',
      openEnrolment: '核对开通链接',
      signOut: '退出登录',
      form: { request: '填写表单', done: '已登录' },
      inbox: '显示未读的提醒',
      queue: '列出待办',
      subject: '处理一件事',
      list: '查看列表',
      unsent: '看未发出的通知',
      figures: '看经营数据',
      tenders: '处理招标',
      accounts: '管理企业账款',
      contracts: '管理协议价合同',
      data: '管理公司数据',
      staff: '管理工作人员',
      notices: '设置我的提醒',
    },
    effects: { showAddress: '更新地址栏', notePlace: '告知提醒打开了哪一页', passInbox: '更新未读的提醒' },
  } satisfies MachineNames,
  context: ({ input: { enrolment, place } }) => ({ enrolment, place, queueView: wholeQueue }),
  initial: 'opening',
  states: {
    opening: {
      description: '打开工作台',
      always: [{ guard: 'isEnrolling', target: 'enrolling' }, { target: 'recalling' }],
    },
    recalling: {
      description: '确认登录状态',
      tags: 'busy',
      invoke: {
        id: 'fetchSelf',
        src: 'fetchSelf',
        onDone: { target: 'signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => event }, target: 'signedOut' },
          { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
        ],
      },
    },
    failed: { description: '无法确认登录', exit: 'clearErrorMessage', on: { 'retry.requested': 'recalling' } },
    enrolling: {
      description: '开通账号',
      initial: 'fetching',
      states: {
        fetching: {
          description: '核对开通链接',
          tags: 'busy',
          invoke: {
            id: 'openEnrolment',
            src: 'openEnrolment',
            input: ({ context }) => ({ enrolment: context.enrolment }),
            onDone: { target: 'filling', actions: { type: 'setEnrolled', params: ({ event }) => event } },
            onError: { target: 'rejected', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        rejected: {
          description: '链接无效',
          exit: 'clearErrorMessage',
          on: { 'retry.requested': { target: '#desk.recalling', actions: 'clearEnrolment' } },
        },
        filling: {
          description: '设置密码与口令',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ about: { kind: 'enrolment', enrolment: context.enrolment } }),
            onDone: { target: '#desk.signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
          },
        },
      },
    },
    signedOut: {
      description: '未登录',
      entry: 'clearSelf',
      invoke: {
        id: 'form',
        src: 'form',
        input: { about: { kind: 'signIn' } },
        onDone: { target: 'signedIn', actions: { type: 'setSelf', params: ({ event }) => event } },
      },
    },
    signedIn: {
      description: '已登录',
      initial: 'choosing',
      invoke: { id: 'inbox', src: 'inbox' },
      on: {
        'place.requested': {
          target: '.choosing',
          actions: [
            { type: 'setPlace', params: ({ event }) => event },
            { type: 'showAddress', params: ({ event }) => event },
          ],
        },
        'place.shown': { target: '.choosing', actions: { type: 'setPlace', params: ({ event }) => event } },
        'inbox.given': { actions: { type: 'passInbox', params: ({ event }) => event } },
        'session.expired': 'signedOut',
        'signOut.requested': 'signingOut',
      },
      states: {
        choosing: {
          description: '选定页面',
          entry: 'notePlace',
          always: [
            { guard: 'isSubject', target: 'subject' },
            { guard: 'isList', target: 'list' },
            { guard: { type: 'isSection', params: { section: 'figures' } }, target: 'figures' },
            { guard: { type: 'isSection', params: { section: 'unsent' } }, target: 'unsent' },
            { guard: { type: 'isSection', params: { section: 'tenders' } }, target: 'tenders' },
            { guard: { type: 'isSection', params: { section: 'contracts' } }, target: 'contracts' },
            { guard: { type: 'isSection', params: { section: 'accounts' } }, target: 'accounts' },
            { guard: { type: 'isSection', params: { section: 'data' } }, target: 'data' },
            { guard: { type: 'isSection', params: { section: 'staff' } }, target: 'staff' },
            { guard: { type: 'isSection', params: { section: 'notices' } }, target: 'notices' },
            // a page that the role does not have is not shown
            { target: 'queue', actions: 'clearPlace' },
          ],
        },
        queue: {
          description: '看待办',
          invoke: {
            id: 'queue',
            src: 'queue',
            input: ({ context, self }) => ({ ...context.queueView, parentRef: self }),
          },
          exit: 'setQueueView',
        },
        subject: {
          description: '处理一件事',
          invoke: { id: 'subject', src: 'subject', input: ({ context }) => context.place as Subject },
        },
        list: {
          description: '查看列表',
          invoke: { id: 'list', src: 'list', input: ({ context }) => listInputOf(context.place) },
        },
        figures: {
          description: '看经营数据',
          invoke: { id: 'figures', src: 'figures', input: ({ context: { place } }) => viewOf(place) },
        },
        unsent: { description: '看未发出的通知', invoke: { id: 'unsent', src: 'unsent' } },
        tenders: { description: '处理招标', invoke: { id: 'tenders', src: 'tenders' } },
        contracts: { description: '管理协议价合同', invoke: { id: 'contracts', src: 'contracts' } },
        accounts: { description: '管理企业账款', invoke: { id: 'accounts', src: 'accounts' } },
        data: { description: '管理公司数据', invoke: { id: 'data', src: 'data' } },
        staff: { description: '管理工作人员', invoke: { id: 'staff', src: 'staff' } },
        notices: { description: '设置我的提醒', invoke: { id: 'notices', src: 'notices' } },
      },
    },
    signingOut: {
      description: '退出中',
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
  },
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
