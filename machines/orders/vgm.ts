import type { ActorRefFrom } from 'xstate';
import type { VgmVersion } from '#contract/orders/vgm/vgm.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';
import type { FetchedVgm, Shown, VgmContext, VgmEdit } from './vgmSetup.ts';
import { vgmSetup } from './vgmSetup.ts';
import { cutOffClock, editsOf, fetchedActions, paperForm, sentOf, setError } from './paper.ts';

const fetched = fetchedActions<FetchedVgm>();

/** The verified gross masses of a sea order: the form saves itself while it is typed, is submitted, and amended until the cut-off. */
export const vgmMachine = vgmSetup.createMachine({
  id: 'vgm',
  description: '海运订单的 VGM 申报：边填边存，截 VGM 前提交，可再次提交更改。',
  meta: {
    title: 'VGM 申报',
    events: {
      'field.changed': '填写了一栏',
      'table.typed': '在表格栏粘贴或填写',
      'table.taken': '点了填入表格',
      'vgm.submitted': '点了提交',
      'retry.requested': '点了重试',
      'stored.taken': '点了改用已保存的内容',
      'typed.kept': '点了保留本页内容继续',
    },
    guards: {
      isPossible: '未截 VGM，且此项可改',
      isEditable: '未截 VGM',
      isFit: '可提交，与订单相符',
      wasTyped: '本页有未保存的内容',
      isOvertaken: '另一页已存稿或提交新版，或已截 VGM',
      isEarly: '订单未受理',
      isOpen: '可提交',
      isLate: '已截 VGM',
    },
    requests: { fetchVgm: '取订单与申报', saveDraft: '保存草稿', submit: '提交申报' },
    effects: {
      storeTyped: '在本页留存所填内容',
      clearTyped: '清除留存',
      showProblems: '标出填写错误',
      focusProblem: '把光标移到第一处错误',
      focusSubmitted: '把光标移到提交结果',
    },
    delays: { pause: '停笔片刻', retryPause: '片刻后再试', minuteOrCutOff: '一分钟，或到截 VGM 时' },
  } satisfies MachineNames,
  context: ({ input }) => ({
    orderNo: input.orderNo,
    versions: [],
    after: 0,
    savedAt: null,
    table: '',
    wrong: [],
    problems: {},
    now: 0,
  }),
  initial: 'fetching',
  entry: 'readClock',
  states: {
    fetching: {
      description: '取订单与申报',
      tags: 'busy',
      invoke: {
        id: 'fetchVgm',
        src: 'fetchVgm',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'wasTyped', params: ({ event }) => event },
            target: 'shown.form.typing',
            actions: fetched.setFetched,
          },
          { target: 'shown', actions: fetched.setFetched },
        ],
        onError: { target: 'failed', actions: setError },
      },
    },
    failed: { description: '未能取到', exit: 'clearErrorMessage', on: { 'retry.requested': 'fetching' } },
    shown: {
      description: '显示申报',
      type: 'parallel',
      states: {
        form: paperForm({
          fetch: 'fetchVgm',
          fetched,
          edits: editsOf<VgmEdit>(['field.changed', 'table.taken']),
          others: {
            'table.typed': {
              guard: 'isEditable',
              actions: { type: 'setTable', params: ({ event }: { event: { text: string } }) => event },
            },
          },
          submitted: 'vgm.submitted',
          overtaken: { description: '另一页已存稿或提交新版，或已截 VGM；留存在本页' },
          sent: ({ context }: { context: VgmContext }) => sentOf(context as Shown),
          setSubmitted: {
            type: 'setSubmitted',
            params: ({ event }: { event: { output: VgmVersion } }) => event,
          },
        }),
        clock: { description: '截 VGM 的时间', ...cutOffClock({ description: '已截 VGM' }) },
      },
    },
  },
});

export type VgmActor = ActorRefFrom<typeof vgmMachine>;
