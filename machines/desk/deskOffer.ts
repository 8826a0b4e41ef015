import type { ActorRefFrom } from 'xstate';
import { deskOfferSetup, firstDraft } from './deskOfferSetup.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;

/**
 * The form of an offer for an enquiry: options with their charges, filled from published prices or templates, checked and
 * sent. If another person was faster, that person is shown and the typed values stay.
 */
export const deskOfferMachine = deskOfferSetup.createMachine({
  id: 'deskOffer',
  description: '对一条询价报价：一至五个方案，各有费用条目，可从公布价或模板填入；检查后发送。',
  meta: {
    title: '报价单',
    events: {
      'draft.changed': '改了有效期、条款或备注',
      'option.added': '加一个方案',
      'option.removed': '去掉一个方案',
      'option.changed': '改了方案的一项',
      'charge.added': '加一条费用',
      'charge.removed': '去掉一条费用',
      'charge.changed': '改了一条费用',
      'keyword.changed': '输入了查找的字',
      'bases.requested': '点了查找航次或线路',
      'base.chosen': '选了航次或线路',
      'bases.closed': '不选了',
      'template.chosen': '选了模板',
      'template.saved': '点了存为模板',
      'template.removed': '点了删除模板',
      'version.given': '看过了他人的变化',
      'offer.submitted': '点了发送报价',
    },
    guards: {
      hasRoom: '不到五个方案',
      isOneOfSeveral: '还有别的方案',
      hasRoomForCharge: '费用不到三十条',
      isNamed: '方案有名称',
      isFit: '填写无误',
      isOutdated: '同事或客户已先操作',
    },
    requests: {
      fetchTemplates: '取模板',
      findBases: '查找航次、线路或商品',
      fetchBase: '取公布价',
      saveTemplate: '存为模板',
      removeTemplate: '删除模板',
      sendOffer: '发送报价',
      fetchVersion: '核对询价现状',
    },
    effects: { focusProblem: '转到第一处错误', focusAdded: '转到新加的一栏' },
  } satisfies MachineNames,
  context: ({ input: { former, ...input } }) => ({
    ...input,
    draft: firstDraft(former, new Date()),
    option: 0,
    offerId: '',
    templates: [],
    templateId: '',
    problems: {},
  }),
  initial: 'opening',
  states: {
    opening: {
      description: '取模板',
      tags: 'busy',
      invoke: {
        id: 'fetchTemplates',
        src: 'fetchTemplates',
        input: ({ context: { line } }) => ({ line }),
        onDone: { target: 'editing', actions: { type: 'setTemplates', params: ({ event }) => event } },
        // an offer can be made without templates
        onError: 'editing',
      },
    },
    editing: {
      description: '填写',
      on: {
        'draft.changed': { actions: { type: 'setField', params: ({ event }) => event } },
        'option.added': {
          guard: 'hasRoom',
          actions: [
            'addOption',
            {
              type: 'focusAdded',
              params: ({ context: { draft } }) => ({ path: `options.${draft.options.length - 1}.keyword` }),
            },
          ],
        },
        'option.removed': {
          guard: 'isOneOfSeveral',
          actions: ['clearBases', { type: 'removeOption', params: ({ event }) => event }],
        },
        'option.changed': { actions: { type: 'setOptionField', params: ({ event }) => event } },
        'charge.added': {
          guard: { type: 'hasRoomForCharge', params: ({ event }) => event },
          actions: [
            { type: 'addCharge', params: ({ event }) => event },
            {
              type: 'focusAdded',
              params: ({ context: { draft }, event: { option } }) => ({
                path: `options.${option}.charges.${draft.options[option]!.charges.length - 1}.nameZh`,
              }),
            },
          ],
        },
        'charge.removed': { actions: { type: 'removeCharge', params: ({ event }) => event } },
        'charge.changed': { actions: { type: 'setCharge', params: ({ event }) => event } },
        'keyword.changed': { actions: { type: 'setKeyword', params: ({ event }) => event } },
        'bases.requested': {
          target: 'finding',
          actions: ['clearErrorMessage', { type: 'setTarget', params: ({ event }) => event }],
        },
        'base.chosen': {
          target: 'filling',
          actions: ['clearErrorMessage', { type: 'setOfferId', params: ({ event }) => event }],
        },
        'bases.closed': { actions: 'clearBases' },
        'template.chosen': { actions: { type: 'fillFromTemplate', params: ({ event }) => event } },
        'template.saved': {
          guard: { type: 'isNamed', params: ({ event }) => event },
          target: 'keeping',
          actions: ['clearErrorMessage', { type: 'setTarget', params: ({ event }) => event }],
        },
        'template.removed': {
          target: 'removing',
          actions: ['clearErrorMessage', { type: 'setTemplateId', params: ({ event }) => event }],
        },
        'version.given': { actions: { type: 'setVersion', params: ({ event }) => event } },
        'offer.submitted': [
          { guard: 'isFit', target: 'sending', actions: 'clearErrorMessage' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    finding: {
      description: '查找航次或线路',
      tags: 'busy',
      invoke: {
        id: 'findBases',
        src: 'findBases',
        input: ({ context: { line, keyword, isDangerous } }) => ({ line, keyword, isDanger: isDangerous ? 'Y' : 'N' }),
        onDone: { target: 'editing', actions: { type: 'setBases', params: ({ event }) => event } },
        onError: { target: 'editing', actions: setError },
      },
    },
    filling: {
      description: '取公布价填入',
      tags: 'busy',
      invoke: {
        id: 'fetchBase',
        src: 'fetchBase',
        input: ({ context: { offerId, isDangerous } }) => ({ offerId, isDanger: isDangerous ? 'Y' : 'N' }),
        onDone: { target: 'editing', actions: { type: 'fillFromBase', params: ({ event }) => event } },
        onError: { target: 'editing', actions: ['setBaseAlone', setError] },
      },
    },
    keeping: {
      description: '存为模板',
      tags: 'busy',
      invoke: {
        id: 'saveTemplate',
        src: 'saveTemplate',
        input: ({ context: { line, draft, option } }) => {
          const kept = draft.options[option]!;
          return { line, name: kept.titleZh, option: kept };
        },
        onDone: { target: 'editing', actions: { type: 'setTemplates', params: ({ event }) => event } },
        onError: { target: 'editing', actions: setError },
      },
    },
    removing: {
      description: '删除模板',
      tags: 'busy',
      invoke: {
        id: 'removeTemplate',
        src: 'removeTemplate',
        input: ({ context: { line, templateId } }) => ({ line, id: templateId }),
        onDone: { target: 'editing', actions: { type: 'setTemplates', params: ({ event }) => event } },
        onError: { target: 'editing', actions: setError },
      },
    },
    sending: {
      description: '发送中',
      tags: 'busy',
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context: { enquiryNo, version, draft } }) => ({ enquiryNo, version, draft }),
        onDone: 'sent',
        onError: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'comparing', actions: setError },
          {
            target: 'editing',
            actions: [setError, { type: 'focusProblem', params: ({ context }) => context }],
          },
        ],
      },
    },
    comparing: {
      description: '核对询价现状',
      tags: 'busy',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        input: ({ context: { enquiryNo } }) => ({ enquiryNo }),
        onDone: { target: 'editing', actions: { type: 'setVersion', params: ({ event }) => event } },
        // it is rejected again until the current state has been seen
        onError: 'editing',
      },
    },
    sent: { description: '已发送', type: 'final' },
  },
});

export type DeskOfferActor = ActorRefFrom<typeof deskOfferMachine>;
