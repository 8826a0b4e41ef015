import type { ActorRefFrom } from 'xstate';
import type { InstructionEdit } from '#contract/orders/instructionForms.ts';
import type { InstructionVersion } from '#contract/orders/shippingInstruction.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { FetchedInstruction, InstructionContext, Shown } from './instructionSetup.ts';
import { instructionSetup } from './instructionSetup.ts';
import { cutOffClock, editsOf, fetchedActions, paperForm, sentOf, setError } from './paper.ts';

const fetched = fetchedActions<FetchedInstruction>();

/** The shipping instruction of a sea order: it saves itself while it is typed, is submitted, and amended until the cut-off. */
export const instructionMachine = instructionSetup.createMachine({
  id: 'instruction',
  description: '海运订单的补料：边填边存，截单前提交，可再次提交更改。',
  meta: {
    title: '补料',
    events: {
      'field.changed': '填写了一栏',
      'party.chosen': '从地址簿选了一方',
      'notifyParty.added': '加了一个通知人',
      'notifyParty.removed': '去掉一个通知人',
      'line.split': '把一行货物分装到另一箱',
      'line.removed': '去掉一行',
      'instruction.submitted': '点了提交',
      'retry.requested': '点了重试',
      'stored.taken': '点了改用已保存的内容',
      'typed.kept': '点了保留本页内容继续',
    },
    guards: {
      isPossible: '未截单，且此项可改',
      isEditable: '未截单',
      isFit: '可提交，与订单相符',
      wasTyped: '本页有未保存的内容',
      isOvertaken: '另一页已存稿或提交新版，或已截单',
      isEarly: '订单未受理',
      isOpen: '可提交',
      isLate: '已截单',
    },
    requests: { fetchInstruction: '取订单与补料', saveDraft: '保存草稿', submit: '提交补料' },
    effects: {
      storeTyped: '在本页留存所填内容',
      clearTyped: '清除留存',
      showProblems: '标出填写错误',
      focusProblem: '把光标移到第一处错误',
      focusSubmitted: '把光标移到提交结果',
      focusNamedField: '转到地址所指的一栏',
    },
    delays: { pause: '停笔片刻', retryPause: '片刻后再试', minuteOrCutOff: '一分钟，或到截单时' },
  } satisfies MachineNames,
  context: ({ input }) => ({
    orderNo: input.orderNo,
    addresses: [],
    versions: [],
    after: 0,
    savedAt: null,
    problems: {},
    now: 0,
  }),
  initial: 'fetching',
  entry: 'readClock',
  states: {
    fetching: {
      description: '取订单与补料',
      tags: 'busy',
      invoke: {
        id: 'fetchInstruction',
        src: 'fetchInstruction',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'wasTyped', params: ({ event }) => event },
            target: 'shown.form.typing',
            actions: [fetched.setFetched, 'focusNamedField'],
          },
          { target: 'shown', actions: [fetched.setFetched, 'focusNamedField'] },
        ],
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '显示补料',
      type: 'parallel',
      states: {
        form: paperForm({
          fetch: 'fetchInstruction',
          fetched,
          edits: editsOf<InstructionEdit>([
            'field.changed',
            'party.chosen',
            'notifyParty.added',
            'notifyParty.removed',
            'line.split',
            'line.removed',
          ]),
          submitted: 'instruction.submitted',
          overtaken: { description: '另一页已存稿或提交新版，或已截单；留存在本页' },
          sent: ({ context }: { context: InstructionContext }) => sentOf(context as Shown),
          setSubmitted: {
            type: 'setSubmitted',
            params: ({ event }: { event: { output: InstructionVersion } }) => event,
          },
        }),
        clock: { description: '截单时间', ...cutOffClock({ description: '已截单' }) },
      },
    },
  },
});

export type InstructionActor = ActorRefFrom<typeof instructionMachine>;
