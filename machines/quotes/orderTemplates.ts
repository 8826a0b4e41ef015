import type { ActorRefFrom } from 'xstate';
import type { TemplateRhythm } from '#contract/quotes/templateRhythm.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { Chosen, Templates } from './orderTemplatesSetup.ts';
import { orderTemplatesSetup, rhythmProblems } from './orderTemplatesSetup.ts';

/** The field to focus: the chosen template, or the list once it is deleted; empty if none was chosen. */
const fieldsOf = ({ templates, chosenId }: Templates): string[] => {
  if (chosenId === undefined) return [];
  return [templates.some(({ id }) => id === chosenId) ? chosenId : 'templates'];
};

const setError = { type: 'setErrorMessage', params: ({ event }: { event: { error: unknown } }) => event } as const;
const choose = ['clearErrorMessage', { type: 'setChosen', params: ({ event }: { event: Chosen }) => event }] as const;
const idOf = ({ context }: { context: Templates }) => ({ id: context.chosenId ?? '' });

/** The user's order templates: one fills a form, is renamed or deleted. */
export const orderTemplatesMachine = orderTemplatesSetup.createMachine({
  id: 'orderTemplates',
  description: '自己的订单模板：选用后带出其内容，定期提醒下单，改名，确认后删除。',
  meta: {
    title: '订单模板',
    events: {
      'template.taken': '选用一个模板',
      'order.taken': '选用一个订单',
      'renaming.requested': '点了改名',
      'name.changed': '输入了名称',
      'name.submitted': '点了保存',
      'renaming.dismissed': '不改了',
      'rhythm.requested': '点了定期下单',
      'rhythm.changed': '改了周期',
      'rhythm.submitted': '点了保存周期',
      'rhythm.ended': '点了不再定期',
      'rhythm.dismissed': '周期不改了',
      'occurrence.skipped': '点了本次不订',
      'deletion.requested': '点了删除',
      'deletion.confirmed': '确认删除',
      'deletion.dismissed': '不删了',
    },
    guards: { isFit: '名称填写无误', isRhythmFit: '周期填写无误', isWithout: '这项业务没有模板' },
    requests: {
      fetchTemplates: '取自己的模板',
      fetchContent: '取模板的内容',
      fetchOrders: '取这项业务最近的订单',
      fetchOrder: '取订单的内容',
      rename: '改名',
      repeat: '存周期',
      remove: '删除',
    },
    effects: {
      showProblem: '标出填写错误',
      focusName: '把光标移到名称',
      focusTemplate: '把焦点放回模板',
      showRhythmProblems: '标出周期的填写错误',
      focusRhythm: '把光标移到有误的一栏',
      take: '用其内容填写或开始下单',
      takeOrder: '用订单内容填写',
    },
  } satisfies MachineNames,
  context: ({ input }) => ({ line: input.line, templates: [], name: '' }),
  initial: 'fetching',
  states: {
    fetching: {
      description: '取模板',
      tags: 'busy',
      invoke: {
        id: 'fetchTemplates',
        src: 'fetchTemplates',
        input: ({ context }) => ({ line: context.line }),
        onDone: [
          { guard: { type: 'isWithout', params: ({ event }) => event }, target: 'fetchingOrders' },
          { target: 'listed', actions: { type: 'setTemplates', params: ({ event }) => event } },
        ],
        onError: { target: 'failed', actions: setError },
      },
    },
    fetchingOrders: {
      description: '取最近的订单',
      tags: 'busy',
      invoke: {
        id: 'fetchOrders',
        src: 'fetchOrders',
        input: ({ context }) => ({ line: context.line }),
        onDone: { target: 'listed', actions: { type: 'setOrders', params: ({ event }) => event } },
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    listed: {
      description: '模板列表',
      initial: 'resting',
      states: {
        resting: {
          description: '查看',
          entry: [{ type: 'focusTemplate', params: ({ context }) => ({ fields: fieldsOf(context) }) }, 'clearChosen'],
          on: {
            'template.taken': { target: 'taking', actions: choose },
            'order.taken': {
              target: 'takingOrder',
              actions: ['clearErrorMessage', { type: 'setChosenOrder', params: ({ event }) => event }],
            },
            'renaming.requested': { target: 'renaming', actions: choose },
            'rhythm.requested': {
              target: 'scheduling',
              actions: [...choose, { type: 'beginRhythm', params: ({ event }) => event }],
            },
            'occurrence.skipped': {
              target: 'skipping',
              actions: [...choose, { type: 'beginRhythm', params: ({ event }) => event }],
            },
            'deletion.requested': { target: 'confirming', actions: choose },
          },
        },
        taking: {
          description: '取模板内容',
          tags: 'busy',
          invoke: {
            id: 'fetchContent',
            src: 'fetchContent',
            input: idOf,
            onDone: { target: 'resting', actions: { type: 'take', params: ({ event }) => event } },
            onError: { target: 'resting', actions: setError },
          },
        },
        takingOrder: {
          description: '取订单内容',
          tags: 'busy',
          invoke: {
            id: 'fetchOrder',
            src: 'fetchOrder',
            input: ({ context }) => ({ orderNo: context.chosenId ?? '' }),
            onDone: { target: 'resting', actions: { type: 'takeOrder', params: ({ event }) => event } },
            onError: { target: 'resting', actions: setError },
          },
        },
        renaming: {
          description: '填写新名称',
          on: {
            'name.changed': { actions: { type: 'setName', params: ({ event }) => event } },
            'name.submitted': [
              { guard: 'isFit', target: 'storingName', actions: 'clearErrorMessage' },
              { actions: ['showProblem', 'focusName'] },
            ],
            'renaming.dismissed': { target: 'resting', actions: 'clearErrorMessage' },
          },
        },
        storingName: {
          description: '改名中',
          tags: 'busy',
          invoke: {
            id: 'rename',
            src: 'rename',
            input: ({ context }) => ({ ...idOf({ context }), name: context.name.trim() }),
            onDone: { target: 'resting', actions: 'setRenamed' },
            onError: { target: 'renaming', actions: setError },
          },
        },
        scheduling: {
          description: '填写周期',
          on: {
            'rhythm.changed': { actions: { type: 'setRhythm', params: ({ event }) => event } },
            'rhythm.submitted': [
              { guard: 'isRhythmFit', target: 'storingRhythm', actions: 'clearErrorMessage' },
              {
                actions: [
                  'showRhythmProblems',
                  { type: 'focusRhythm', params: ({ context }) => ({ problems: rhythmProblems(context) }) },
                ],
              },
            ],
            'rhythm.ended': { target: 'endingRhythm', actions: 'clearErrorMessage' },
            'rhythm.dismissed': { target: 'resting', actions: 'clearErrorMessage' },
          },
        },
        storingRhythm: {
          description: '存周期中',
          tags: 'busy',
          invoke: {
            id: 'repeat',
            src: 'repeat',
            input: ({ context }) => ({ ...idOf({ context }), rhythm: context.rhythm as TemplateRhythm }),
            onDone: { target: 'resting', actions: { type: 'setRepetition', params: ({ event }) => event } },
            onError: { target: 'scheduling', actions: { type: 'setRhythmError', params: ({ event }) => event } },
          },
        },
        endingRhythm: {
          description: '取消周期中',
          tags: 'busy',
          invoke: {
            id: 'repeat',
            src: 'repeat',
            input: ({ context }) => ({ ...idOf({ context }), rhythm: null }),
            onDone: { target: 'resting', actions: { type: 'setRepetition', params: ({ event }) => event } },
            onError: { target: 'scheduling', actions: setError },
          },
        },
        skipping: {
          description: '略过本次中',
          tags: 'busy',
          invoke: {
            id: 'repeat',
            src: 'repeat',
            input: ({ context }) => ({ ...idOf({ context }), rhythm: context.rhythm as TemplateRhythm }),
            onDone: { target: 'resting', actions: { type: 'setRepetition', params: ({ event }) => event } },
            onError: { target: 'resting', actions: setError },
          },
        },
        confirming: {
          description: '确认删除',
          on: { 'deletion.confirmed': 'deleting', 'deletion.dismissed': 'resting' },
        },
        deleting: {
          description: '删除中',
          tags: 'busy',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: idOf,
            onDone: { target: 'resting', actions: 'setRemoved' },
            onError: { target: 'resting', actions: setError },
          },
        },
      },
    },
  },
});

export type OrderTemplatesActor = ActorRefFrom<typeof orderTemplatesMachine>;
