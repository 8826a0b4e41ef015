import type { ActorRefFrom } from 'xstate';
import { assign, sendTo, setup } from 'xstate';
import type { OrderFieldProblem } from '#contract/protocol/fields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { PlacedOrder } from '#contract/booking/orderForm.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { totalsOf } from '#contract/rules/pricing/price.ts';
import type { OrderEdit } from '#contract/booking/edits/orderEdit.ts';
import type { DocumentsEvent } from '#machines/orders/orderDocuments.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import type { BookingContext, BookingRequests, DraftEvent, OpenedBooking } from './bookingContext.ts';
import {
  bookingFees,
  bookingProblems,
  dangerousPathsToFill,
  priceLossOf,
  reasonAgainst,
  rejectionOf,
} from './bookingRules.ts';
import { goodsRecognitionMachine } from './goodsRecognition.ts';
import { hasOtherDocuments, onDocuments, withDocuments } from './draftDocuments.ts';
import { canEdit, edited, hasTyped, onEdit, onLookedUp, ownVersion, undone, withUnresolved } from './editing.ts';
import type { LookedUp } from './typedGoods.ts';
import { typedGoodsMachine } from './typedGoods.ts';
import { request, effect, subscription } from '#machines/effects.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

const keepOwnDraft = {
  target: 'editing',
  actions: ['preferOwnDraft', { type: 'storeDraft', params: ({ context }: { context: BookingContext }) => context }],
} as const;

/** Books any service: a draft stored at every change, a sign-in if needed, one order per draft. */
export const bookingMachine = setup({
  types: {} as {
    context: BookingContext;
    input: { service: ServiceDefinition; offerId: string };
    events:
      | OrderEdit
      | DraftEvent
      | DocumentsEvent
      /** The user left a lookup with typed text and no choice. */
      | ({ type: 'goods.lookedUp' } & LookedUp)
      | { type: 'edit.undone' }
      | { type: 'order.submitted' }
      | { type: 'price.accepted' }
      | { type: 'price.declined' }
      | { type: 'draft.kept' }
      | { type: 'draft.taken' }
      | { type: 'retry.requested' }
      | { type: 'success.dismissed' };
    children: {
      openBooking: 'openBooking';
      signIn: 'signIn';
      placeOrder: 'placeOrder';
      fetchQuote: 'fetchQuote';
      fetchVersion: 'fetchVersion';
      otherWindow: 'otherWindow';
      documents: 'documents';
      goodsRecognition: 'goodsRecognition';
      typedGoods: 'typedGoods';
    };
  },
  actors: {
    openBooking: request<BookingRequests['openBooking']>(),
    signIn: request<BookingRequests['signIn']>(),
    placeOrder: request<BookingRequests['placeOrder']>(),
    fetchQuote: request<BookingRequests['fetchQuote']>(),
    fetchVersion: request<BookingRequests['fetchVersion']>(),
    otherWindow: subscription<{ draft: OrderDraft }>(),
    documents: orderDocumentsMachine,
    goodsRecognition: goodsRecognitionMachine,
    typedGoods: typedGoodsMachine,
  },
  guards: {
    isPossible: ({ context }, params: OrderEdit) => canEdit(context, params),
    hasOtherDocuments: ({ context }, params: DocumentsEvent) => hasOtherDocuments(context, params),
    isUploading: ({ context }) => context.isUploading === true,
    isMeant: ({ context }, params: LookedUp) => 'goods' in params && hasTyped(context, params),
    isUnresolved: ({ context }, params: LookedUp) => 'messageZh' in params && hasTyped(context, params),
    hasPast: ({ context }) => context.past.length > 0,
    isComplete: ({ context }) => Object.keys(bookingProblems(context)).length === 0,
    isOrderable: (_, { output }: { output: { quote: Quote; draft: OrderDraft } }) =>
      reasonAgainst(output) === undefined,
    isPriceChanged: (_, params: { error: unknown }) =>
      (params.error instanceof ApiError && params.error.code === codes.priceChanged) ||
      priceLossOf(params.error) !== undefined,
    isOutdated: (_, params: { error: unknown }) =>
      params.error instanceof ApiError && params.error.field === versionField,
  },
  actions: {
    setBooking: assign(
      (_, { output: { draft, quote, promised, addresses, lastGoods } }: { output: OpenedBooking }) => ({
        draft,
        quote,
        promised,
        addresses,
        lastGoods,
      }),
    ),
    setReason: assign((_, { output }: { output: { quote: Quote; draft: OrderDraft } }) => ({
      errorMessage: reasonAgainst(output),
    })),
    applyEdit: assign(({ context }, params: OrderEdit) => edited(context, params)),
    chooseMeant: assign(({ context }, params: LookedUp) =>
      'goods' in params ? edited(context, { type: 'goods.chosen', index: params.index, goods: params.goods }) : {},
    ),
    setUnresolved: assign({ problems: ({ context }, params: LookedUp) => withUnresolved(context, params) }),
    setDocuments: assign(({ context }, params: DocumentsEvent) => withDocuments(context, params)),
    clearUploading: assign({ isUploading: undefined }),
    undoEdit: assign(({ context }) => undone(context)),
    showProblems: assign({ problems: ({ context }) => bookingProblems(context) }),
    setQuote: assign({
      formerTotals: ({ context }) => totalsOf(bookingFees(context)),
      quote: (_, params: { output: Quote }) => params.output,
      promised: undefined,
    }),
    setPriceLoss: assign({ priceLossZh: (_, { error }: { error: unknown }) => priceLossOf(error) }),
    /** The order is knowingly placed without the saved quote. */
    releaseQuote: assign(({ context: { draft } }) => ({ draft: draft && { ...draft, quoteId: undefined } })),
    setSeen: assign(({ context: { draft } }, { output: seen }: { output: number }) => ({
      draft: draft && { ...draft, seen },
    })),
    setOrder: assign({ order: (_, params: { output: PlacedOrder }) => params.output }),
    setTheirs: assign((_, { theirs }: { theirs: OrderDraft }) => ({ theirs })),
    setFreshKey: assign(({ context: { draft } }, { freshKey }: { freshKey: string }) => ({
      draft: draft && { ...draft, key: freshKey },
    })),
    takeTheirs: assign(({ context: { draft, theirs } }) => ({ draft: theirs ?? draft, past: [], theirs: undefined })),
    preferOwnDraft: assign(({ context }) => ({ draft: ownVersion(context), theirs: undefined })),
    /** A rejection of one field is shown at that field, with the service's own message. */
    setErrorMessage: assign(({ context }, params: { error: unknown }) => rejectionOf(context, params.error)),
    clearErrorMessage: assign({ errorMessage: undefined, isCreditBlocked: undefined }),
    storeDraft: effect<{ draft?: OrderDraft }>(),
    dropDraft: effect<{ draft?: OrderDraft }>(),
    focusProblem: effect<{ problems: Readonly<Record<string, OrderFieldProblem>> }>(),
    /** The fields appear with the declaration. */
    focusDeclared: effect<{ paths: readonly string[] }>(),
    focusNamedField: effect(),
    reportCargo: sendTo('goodsRecognition', ({ context }) => ({
      type: 'cargo.changed' as const,
      cargo: context.draft?.form.cargo ?? [],
    })),
    /** A reload then shows the order, not an empty form that would invite a second one. */
    nameOrder: effect<{ order?: PlacedOrder }>(),
    finish: effect<{ service: ServiceDefinition; order?: PlacedOrder }>(),
  },
}).createMachine({
  id: 'booking',
  description: '从草稿到下单成功：随时保存草稿，需要时先登录，价格有变先问用户，一份草稿只下一单。',
  meta: {
    title: '委托下单',
    events: {
      'container.added': '加了一箱（车、罐、袋、份）',
      'container.removed': '减了一箱（车、罐、袋、份）',
      'item.quantityChanged': '输入了数量',
      'item.chosen': '选了一个项目',
      'cargo.added': '加了一项货物',
      'cargo.pasted': '从表格带入了货物',
      'cargo.copied': '复制了一项货物',
      'cargo.removed': '删了一项货物',
      'cargo.moved': '把货物改装到另一箱',
      'dangerousGoods.declared': '申报为危险品',
      'dangerousGoods.withdrawn': '撤回危险品申报',
      'goods.searched': '在一览表中查找',
      'goods.chosen': '选取了一览表条目',
      'remedy.applied': '采用了分箱办法',
      'document.promised': '勾选了已备妥的单证',
      'document.withdrawn': '取消了已备妥的单证',
      'notifyParty.sharedWithConsignee': '通知人同收货人',
      'notifyParty.namedSeparately': '另填通知人',
      'party.chosen': '从地址簿选了一方',
      'party.left': '填完一方的名称',
      'goods.lookedUp': '报告一览表的查找结果',
      'goods.repeated': '选了最近订过的货物',
      'proposal.accepted': '采用建议的值',
      'sheetValues.accepted': '采用说明书里的值',
      'template.applied': '用模板填写',
      'protocol.agreed': '同意协议',
      'protocol.withdrawn': '取消同意协议',
      'edit.undone': '撤销上一步',
      'order.submitted': '点了提交订单',
      'price.accepted': '接受新价格',
      'price.declined': '不接受新价格',
      'documents.changed': '上传的单证有了变化',
      'draft.changedElsewhere': '另一窗口改动了草稿',
      'draft.deletedElsewhere': '另一窗口下单或删除了草稿',
      'draft.kept': '保留本窗口的内容',
      'draft.taken': '采用另一窗口的内容',
      'success.dismissed': '关掉成功提示',
    },
    guards: {
      isPossible: '确有变化且在限度之内',
      hasPast: '有可撤销的一步',
      isMeant: '查到唯一的条目，且未改填',
      isUnresolved: '没有唯一的条目，且未改填',
      hasOtherDocuments: '与草稿里的单证不同',
      isUploading: '单证还在上传',
      isOrderable: '该报价可在线下单',
      isPriceChanged: '原因是价格有变',
      isOutdated: '原因是订单已有变化',
    },
    requests: {
      openBooking: '取回草稿与报价',
      signIn: { request: '请用户登录', done: '已登录', error: '用户放弃登录' },
      placeOrder: '提交订单',
      fetchQuote: '获取最新报价',
      fetchVersion: '核对订单现状',
      otherWindow: '留意另一窗口的改动',
      documents: '上传单证',
      goodsRecognition: '识别疑似危险品',
      typedGoods: '查找填了未选的条目',
    },
    effects: {
      storeDraft: '保存草稿',
      reportCargo: '把货物交给识别',
      focusDeclared: '转到须由发货人填写的第一项',
      focusNamedField: '转到地址所指的一栏',
      nameOrder: '在地址里写上订单号',
      finish: '转到下单后的页面',
      setReason: '显示不可下单的原因',
    },
  } satisfies MachineNames,
  context: ({ input }) => ({ ...input, problems: {}, past: [], formerTotals: [] }),
  initial: 'opening',
  states: {
    opening: {
      description: '打开委托',
      tags: 'busy',
      invoke: {
        id: 'openBooking',
        src: 'openBooking',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOrderable', params: ({ event }) => event },
            target: 'editing',
            actions: [
              { type: 'setBooking', params: ({ event }) => event },
              {
                type: 'focusDeclared',
                params: ({ context, event: { output } }) => ({
                  paths: (output.declared ?? []).flatMap((index) => dangerousPathsToFill(context, index)),
                }),
              },
              'focusNamedField',
            ],
          },
          { target: 'unavailable', actions: { type: 'setReason', params: ({ event }) => event } },
        ],
        onError: { target: 'unavailable', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    unavailable: {
      description: '不可在线订',
      on: { 'retry.requested': { target: 'opening', actions: 'clearErrorMessage' } },
    },
    editing: {
      description: '填写委托',
      // leaving ends an upload
      exit: 'clearUploading',
      invoke: [
        { id: 'otherWindow', src: 'otherWindow', input: ({ context }) => ({ draft: context.draft! }) },
        {
          id: 'documents',
          src: 'documents',
          input: ({ context, self }) => ({ documents: context.draft?.documents ?? [], parentRef: self }),
        },
        {
          id: 'goodsRecognition',
          src: 'goodsRecognition',
          input: ({ context }) => ({ cargo: context.draft?.form.cargo ?? [] }),
        },
        { id: 'typedGoods', src: 'typedGoods', input: ({ self }) => ({ parentRef: self }) },
      ],
      on: {
        ...onEdit,
        'documents.changed': onDocuments,
        'goods.lookedUp': onLookedUp,
        'draft.changedElsewhere': {
          target: 'changedElsewhere',
          actions: { type: 'setTheirs', params: ({ event }) => event },
        },
        'draft.deletedElsewhere': {
          target: 'deletedElsewhere',
          actions: { type: 'setFreshKey', params: ({ event }) => event },
        },
        'edit.undone': {
          guard: 'hasPast',
          actions: ['undoEdit', { type: 'storeDraft', params: ({ context }) => context }, 'reportCargo'],
        },
        'order.submitted': [
          { guard: 'isUploading' },
          { guard: 'isComplete', target: 'signingIn', actions: 'clearErrorMessage' },
          { actions: ['showProblems', { type: 'focusProblem', params: ({ context }) => context }] },
        ],
      },
    },
    changedElsewhere: {
      description: '另一窗口已改动',
      on: { 'draft.taken': { target: 'editing', actions: 'takeTheirs' }, 'draft.kept': keepOwnDraft },
    },
    deletedElsewhere: { description: '已在另一窗口下单或删除', on: { 'draft.kept': keepOwnDraft } },
    signingIn: {
      description: '等待登录',
      tags: 'busy',
      invoke: { id: 'signIn', src: 'signIn', onDone: 'placing', onError: 'editing' },
    },
    placing: {
      description: '提交订单',
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ draft: context.draft!, expectedTotals: totalsOf(bookingFees(context)) }),
        onDone: {
          target: 'placed',
          actions: [
            { type: 'setOrder', params: ({ event }) => event },
            { type: 'dropDraft', params: ({ context }) => context },
            { type: 'nameOrder', params: ({ context }) => context },
          ],
        },
        onError: [
          {
            guard: { type: 'isPriceChanged', params: ({ event }) => event },
            target: 'requoting',
            actions: { type: 'setPriceLoss', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'rereading',
            actions: { type: 'setErrorMessage', params: ({ event }) => event },
          },
          {
            target: 'editing',
            actions: [
              { type: 'setErrorMessage', params: ({ event }) => event },
              { type: 'focusProblem', params: ({ context }) => context },
            ],
          },
        ],
      },
    },
    requoting: {
      description: '重新报价',
      tags: 'busy',
      invoke: {
        id: 'fetchQuote',
        src: 'fetchQuote',
        input: ({ context }) => context,
        onDone: { target: 'repriced', actions: { type: 'setQuote', params: ({ event }) => event } },
        onError: { target: 'editing', actions: { type: 'setErrorMessage', params: ({ event }) => event } },
      },
    },
    /** The amended order has changed meanwhile: the user is told, the next amendment starts from the current version. */
    rereading: {
      description: '核对订单现状',
      tags: 'busy',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        input: ({ context }) => ({ orderNo: context.draft!.amends! }),
        onDone: { target: 'editing', actions: { type: 'setSeen', params: ({ event }) => event } },
        onError: 'editing',
      },
    },
    repriced: {
      description: '价格有变',
      on: { 'price.accepted': { target: 'placing', actions: 'releaseQuote' }, 'price.declined': 'editing' },
    },
    placed: { description: '下单成功', on: { 'success.dismissed': 'finished' } },
    finished: { description: '流程结束', type: 'final', entry: { type: 'finish', params: ({ context }) => context } },
  },
});

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
