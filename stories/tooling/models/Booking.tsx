import { goodsTyped } from '#contract/booking/typedGoods.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { apiErrorAt, codes, ApiError } from '#contract/protocol/apiError.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { blankDraft, completeDraft, freshKey, order, theirDraft } from '#stories/booking/orderDraftSamples.ts';
import { listedGoods } from '#stories/booking/listedGoods.ts';
import {
  address,
  apartDraft,
  firstEdits,
  formerGoods,
  laterEdits,
  storeDraft,
  suggestedDraft,
  typedDraft,
} from '#stories/booking/orderEditSamples.ts';
import { document as sds } from '#stories/orders/fclOrderSamples.ts';
import { modelOf, withRecordedEffects } from '#flows';
import { quotes } from '#stories/services/serviceQuotes.ts';
import { dearerTariff, tariff } from '#stories/fixtures/samples.ts';
import { editGestures, possible } from './bookingEdits.ts';
import { bookingView, submit } from './bookingGestures.tsx';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const { repriced, conflicting, placed } = bookingMessages;

export default modelOf({
  of: 'booking',
  machine: bookingMachine,
  inputs: {
    fcl: { service: allServices.fcl, offerId: 'S1' },
    warehousing: { service: allServices.warehousing, offerId: quotes.warehousing.id },
  },
  samples: [
    ...firstEdits,
    ...laterEdits,
    { type: 'edit.undone' },
    { type: 'order.submitted' },
    { type: 'price.accepted' },
    { type: 'price.declined' },
    { type: 'documents.changed', documents: [sds], isUploading: false },
    { type: 'documents.changed', documents: [], isUploading: true },
    { type: 'goods.lookedUp', index: 0, text: '2014', goods: listedGoods.peroxide },
    { type: 'goods.lookedUp', index: 0, text: '2014', ...goodsTyped('2014', []) },
    { type: 'draft.changedElsewhere', theirs: theirDraft },
    { type: 'draft.deletedElsewhere', freshKey },
    { type: 'draft.taken' },
    { type: 'draft.kept' },
    { type: 'retry.requested' },
    { type: 'success.dismissed' },
  ],
  outcomes: {
    openBooking: {
      done: [
        { draft: completeDraft, quote: tariff, addresses: [address] },
        { draft: blankDraft, quote: tariff },
        { draft: completeDraft, quote: { ...tariff, refusedZh: '该航次不接受危险品' } },
        { draft: suggestedDraft, quote: tariff, lastGoods: formerGoods },
        { draft: apartDraft, quote: tariff },
        { draft: typedDraft, quote: tariff },
        { draft: storeDraft, quote: quotes.warehousing },
      ],
    },
    otherWindow: { error: [] },
    signIn: { done: [null] },
    placeOrder: {
      done: [order],
      error: [
        new ApiError(codes.goodsRejected, tradeMessages.notCarried(1, '3', '中远海运')),
        new ApiError(codes.priceChanged, tradeMessages.priceChanged),
        apiErrorAt('version', codes.conflict, tradeMessages.orderChanged('王敏', '2026-03-02 10:00', '受理', '已受理')),
      ],
    },
    fetchQuote: { done: [dearerTariff] },
    fetchVersion: { done: [2], error: [serviceFailed] },
  },
  external: {
    'draft.changedElsewhere': '在另一窗口里改动了草稿',
    'draft.deletedElsewhere': '在另一窗口里下了单或删了草稿',
    'documents.changed': '由上传单证的部分报告',
    'goods.lookedUp': '由查找一览表的部分报告',
    'party.left': '离开名称一栏时报告',
    'cargo.pasted': '在批量填写的对话框里核对后带入',
    'template.applied': '在选用模板的对话框里选定',
    'sheetValues.accepted': '在读取说明书的部分里采用',
  },
  possible,
  keep: ({ service, draft, past }) => [
    draft !== undefined && Object.keys(orderProblems(service, draft.form)).length === 0,
    past.length > 0,
  ],
  play: () => ({
    view: bookingView,
    flows: {
      documents: { logic: withRecordedEffects(orderDocumentsMachine).machine, finish: () => undefined },
      goodsRecognition: { logic: withRecordedEffects(goodsRecognitionMachine).machine, finish: () => undefined },
      typedGoods: { logic: withRecordedEffects(typedGoodsMachine).machine, finish: () => undefined },
    },
    gestures: {
      ...editGestures,
      'order.submitted': () => submit().click(),
      'price.accepted': () => named(repriced.accept).click(),
      'price.declined': () => named(repriced.decline).click(),
      'draft.taken': () => named(conflicting.take).click(),
      'draft.kept': () => named(conflicting.keep).click(),
      'retry.requested': () => named(uiMessages.retry).click(),
      'success.dismissed': () => named(placed.confirm).click(),
    },
  }),
});
