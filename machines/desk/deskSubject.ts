import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { Subject } from '#contract/desk/deskAddress.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import type { DeskApplication, DeskEnquiry } from '#contract/desk/reviewDesk.ts';
import { versionOf } from '#contract/orders/orderStatus.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { request } from '#machines/effects.ts';
import type { ShownThread } from '#machines/conversation/conversationRules.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import type { OutdatedForm, SeenState } from './deskForm.ts';
import { deskFormMachine, isOutdated } from './deskForm.ts';
import { deskOfferMachine } from './deskOffer.ts';
import type { DeskOfferInput } from './deskOfferSetup.ts';
import type { DeskFormAbout, DeskValues } from './deskFormRules.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** A subject with its content. */
export type SubjectDetail =
  | { about: 'order'; order: DeskOrder }
  | { about: 'application'; application: DeskApplication }
  | { about: 'enquiry'; enquiry: DeskEnquiry };

export type DeskSubjectRequests = {
  fetchSubject: (of: Subject) => Promise<SubjectDetail>;
  /** Null if `version` is still current. */
  fetchChange: (of: Subject & { version: string | undefined }) => Promise<SubjectDetail | null>;
};

interface Act {
  form: DeskFormAbout;
  /** The initial values of the form. */
  values?: DeskValues | undefined;
  /** For an outdated form: its file, why it was rejected, and the version it was based on. */
  file?: ChosenFile | undefined;
  errorMessage?: string | undefined;
  since?: number | undefined;
}

/** The state of a subject on which its acts are based. */
export const seenState = (detail: SubjectDetail | undefined): SeenState =>
  detail?.about === 'order'
    ? {
        version: versionOf(detail.order),
        bill: detail.order.deskBill?.seen,
        requestedAt: detail.order.invoice?.requestedAt,
        names: detail.order.goodsNames,
      }
    : detail?.about === 'enquiry'
      ? { version: detail.enquiry.version }
      : {};

/** The conversation about a subject; none about an application. */
const threadOf = (detail: SubjectDetail | undefined): ShownThread | undefined => {
  if (detail?.about === 'order') return detail.order.conversation;
  return detail?.about === 'enquiry' ? detail.enquiry.conversation : undefined;
};

/** The input of an offer's form; it starts with the latest offer, if any. */
const offerInput = ({ enquiry }: Extract<SubjectDetail, { about: 'enquiry' }>): DeskOfferInput => {
  const { enquiryNo, version, content, offers } = enquiry;
  return {
    enquiryNo,
    version,
    line: content.line,
    isDangerous: content.isDanger === 'Y',
    keyword: content.line === 'goods' ? content.goods : [content.origin, content.destination].join(' ').trim(),
    former: offers[0]?.draft,
  };
};

/** The changes to an order after a version, by others while a form was filled in; none without a version. */
export const missedEvents = ({ timeline }: DeskOrder, since: number | undefined): DeskOrder['timeline'] =>
  since === undefined ? [] : timeline.slice(since);

interface DeskSubjectContext extends Subject {
  detail?: SubjectDetail;
  /** The content as others have changed it while a form is open. */
  newer?: SubjectDetail | undefined;
  act?: Act;
  /** The document that is open next to the content. */
  openDocument?: string | undefined;
  errorMessage?: string | undefined;
}

/** The version of what is shown. */
const contentVersionOf = (detail: SubjectDetail | undefined): string | undefined => {
  if (detail?.about === 'order') return detail.order.contentVersion;
  return detail?.about === 'enquiry' ? detail.enquiry.contentVersion : detail?.application.contentVersion;
};

/** The states that look for changes by others, with the actions on a change. */
const lookingStates = <const Actions>(actions: Actions) => ({
  still: { description: '显示内容', after: { nextLook: 'looking' } } as const,
  looking: {
    description: '看内容有没有变化',
    invoke: {
      id: 'fetchChange',
      src: 'fetchChange',
      input: ({ context: { about, subject, detail, newer = detail } }: { context: DeskSubjectContext }) => ({
        about,
        subject,
        version: contentVersionOf(newer),
      }),
      onDone: [
        {
          guard: {
            type: 'isChanged',
            params: ({ event }: { event: { output: SubjectDetail | null } }) => event,
          },
          target: 'still',
          actions,
        },
        { target: 'still' },
      ],
      // looked at again later
      onError: 'still',
    },
  } as const,
});

const changed = ({ event }: { event: { output: SubjectDetail | null } }) => ({ output: event.output! });

/**
 * One order, application or enquiry at the desk: its content, and the acts of staff, each with its form; an outdated act is
 * shown again with the current state and its typed values. Changes by others appear by themselves; while a form is open, once the
 * person loads them.
 */
export const deskSubjectMachine = setup({
  types: {} as {
    context: DeskSubjectContext;
    input: Subject;
    events:
      | ({ type: 'act.chosen' } & Act)
      | { type: 'act.dropped' }
      | { type: 'change.loaded' }
      | { type: 'offer.begun' }
      | { type: 'document.opened'; id: string }
      | { type: 'document.closed' }
      | { type: 'retry.requested' };
    children: {
      fetchSubject: 'fetchSubject';
      fetchCurrent: 'fetchSubject';
      fetchResult: 'fetchSubject';
      fetchChange: 'fetchChange';
      form: 'form';
      offer: 'offer';
      conversation: 'conversation';
    };
  },
  actors: {
    fetchSubject: request<DeskSubjectRequests['fetchSubject']>(),
    fetchChange: request<DeskSubjectRequests['fetchChange']>(),
    form: deskFormMachine,
    offer: deskOfferMachine,
    conversation: conversationMachine,
  },
  guards: {
    isChanged: (_, { output }: { output: SubjectDetail | null }) => output !== null,
    hasNewer: ({ context: { newer } }) => newer !== undefined,
    isEnquiry: ({ context: { detail } }) => detail?.about === 'enquiry',
    isOutdated: (_, { output }: { output: unknown }) => isOutdated(output),
  },
  actions: {
    setDetail: assign((_, { output }: { output: SubjectDetail }) => ({
      detail: output,
      newer: undefined,
      errorMessage: undefined,
    })),
    giveThread: sendTo('conversation', (_, { output }: { output: SubjectDetail }) => ({
      type: 'thread.given',
      thread: threadOf(output),
    })),
    setNewer: assign((_, { output }: { output: SubjectDetail }) => ({ newer: output })),
    loadNewer: assign(({ context: { detail, newer = detail } }) => ({ detail: newer!, newer: undefined })),
    noteMissed: assign(({ context: { act, detail } }) => ({
      act: { ...act!, since: act!.since ?? seenState(detail).version },
    })),
    giveSeen: sendTo('form', ({ context: { detail } }) => ({ type: 'seen.given', seen: seenState(detail) })),
    giveVersion: sendTo('offer', ({ context: { detail } }) => ({
      type: 'version.given',
      output: (detail as Extract<SubjectDetail, { about: 'enquiry' }>).enquiry.version,
    })),
    setAct: assign((_, { form, values }: Act) => ({ act: { form, values } })),
    setOutdated: assign(({ context: { act, detail } }, { output }: { output: unknown }) => {
      const { values, file, messageZh } = (output as { outdated: OutdatedForm }).outdated;
      return { act: { form: act!.form, values, file, errorMessage: messageZh, since: seenState(detail).version } };
    }),
    setOpenDocument: assign((_, { id }: { id: string }) => ({ openDocument: id })),
    clearOpenDocument: assign({ openDocument: undefined }),
    setErrorMessage: assign({ errorMessage: (_, params: { error: unknown }) => apiErrorMessage(params.error) ?? '' }),
  },
  delays: { nextLook: limits.deskLookMs },
}).createMachine({
  id: 'deskSubject',
  description: '一个订单、一份认证申请或一条询价：看内容，选一项操作或报价，填表提交。',
  meta: {
    title: '处理一件事',
    events: {
      'act.chosen': '选了一项操作',
      'act.dropped': '放弃这项操作',
      'change.loaded': '点了载入变化',
      'offer.begun': '点了报价',
      'document.opened': '打开一份单证',
      'document.closed': '关闭单证',
    },
    guards: {
      isOutdated: '同事或客户已先操作',
      isEnquiry: '是一条询价',
      isChanged: '他人改了内容',
      hasNewer: '他人改了内容',
    },
    requests: {
      fetchSubject: '加载内容',
      fetchCurrent: '取回现状',
      fetchResult: '取回结果',
      fetchChange: '看内容有没有变化',
      form: { request: '填写操作', done: '操作已提交' },
      offer: { request: '填写报价单', done: '报价已发送' },
      conversation: '与客户、同事沟通',
    },
    effects: {
      giveThread: '把最新的消息交给沟通',
      giveSeen: '告知表单已看过变化',
      giveVersion: '告知报价单已看过变化',
    },
    delays: { nextLook: '五秒' },
  } satisfies MachineNames,
  context: ({ input: { about, subject } }) => ({ about, subject }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '加载内容',
      tags: 'busy',
      invoke: {
        id: 'fetchSubject',
        src: 'fetchSubject',
        input: ({ context: { about, subject } }) => ({ about, subject }),
        onDone: { target: 'shown', actions: { type: 'setDetail', params: ({ event }) => event } },
        onError: { target: 'failed', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    failed: { description: '加载失败', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '内容',
      invoke: {
        id: 'conversation',
        src: 'conversation',
        input: ({ context: { about, subject, detail } }) => ({
          about: about === 'enquiry' ? 'enquiry' : 'order',
          subject,
          side: 'desk',
          thread: threadOf(detail),
        }),
      },
      initial: 'resting',
      on: {
        'document.opened': { actions: { type: 'setOpenDocument', params: ({ event }) => event } },
        'document.closed': { actions: 'clearOpenDocument' },
      },
      states: {
        resting: {
          description: '查看中',
          initial: 'still',
          on: {
            'act.chosen': { target: 'acting', actions: { type: 'setAct', params: ({ event }) => event } },
            'offer.begun': { guard: 'isEnquiry', target: 'pricing' },
            'retry.requested': 'updating',
          },
          states: lookingStates([
            { type: 'setDetail', params: changed },
            { type: 'giveThread', params: changed },
          ]),
        },
        pricing: {
          description: '填写报价单',
          invoke: {
            id: 'offer',
            src: 'offer',
            input: ({ context: { detail } }) => offerInput(detail as Extract<SubjectDetail, { about: 'enquiry' }>),
            onDone: 'updating',
          },
          initial: 'still',
          on: {
            'act.dropped': { target: 'resting', actions: 'loadNewer' },
            'change.loaded': { guard: 'hasNewer', actions: ['loadNewer', 'giveVersion'] },
          },
          states: lookingStates({ type: 'setNewer', params: changed }),
        },
        acting: {
          description: '填写操作',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { act, detail } }) => ({
              about: act!.form,
              seen: seenState(detail),
              values: act!.values,
              file: act!.file,
              errorMessage: act!.errorMessage,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'comparing',
                actions: { type: 'setOutdated', params: ({ event }) => event },
              },
              { target: 'updating' },
            ],
          },
          initial: 'still',
          on: {
            'act.dropped': { target: 'resting', actions: 'loadNewer' },
            'change.loaded': { guard: 'hasNewer', actions: ['noteMissed', 'loadNewer', 'giveSeen'] },
          },
          states: lookingStates({ type: 'setNewer', params: changed }),
        },
        comparing: {
          description: '取回现状对照',
          tags: 'busy',
          invoke: {
            id: 'fetchCurrent',
            src: 'fetchSubject',
            input: ({ context: { about, subject } }) => ({ about, subject }),
            onDone: {
              target: 'acting',
              actions: [
                { type: 'setDetail', params: ({ event }) => event },
                { type: 'giveThread', params: ({ event }) => event },
              ],
            },
            // the act is rejected again until the current state has been seen
            onError: { target: 'acting', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        updating: {
          description: '取回结果',
          tags: 'busy',
          invoke: {
            id: 'fetchResult',
            src: 'fetchSubject',
            input: ({ context: { about, subject } }) => ({ about, subject }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'setDetail', params: ({ event }) => event },
                { type: 'giveThread', params: ({ event }) => event },
              ],
            },
            onError: { target: 'stale', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
          },
        },
        stale: { description: '结果未取回', on: { 'retry.requested': 'updating' } },
      },
    },
  },
});

export type DeskSubjectActor = ActorRefFrom<typeof deskSubjectMachine>;
