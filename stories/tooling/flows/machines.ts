import type { AnyStateMachine } from 'xstate';
import { registerMachines } from '#flows';
import { appMachine } from '#machines/app/app.ts';
import { authNoticeMachine } from '#machines/enterprise/authNotice.ts';
import { bookingMachine } from '#machines/booking/booking.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import { captchaMachine } from '#machines/auth/captcha.ts';
import { deskMachine } from '#machines/desk/desk.ts';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import { deskDataMachine } from '#machines/desk/deskData.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { deskQueueMachine } from '#machines/desk/deskQueue.ts';
import { deskStaffMachine } from '#machines/desk/deskStaff.ts';
import { deskSubjectMachine } from '#machines/desk/deskSubject.ts';
import { deskOfferMachine } from '#machines/desk/deskOffer.ts';
import { deskListMachine } from '#machines/desk/deskList.ts';
import { deskInboxMachine } from '#machines/desk/deskInbox.ts';
import { deskNoticesMachine } from '#machines/desk/deskNotices.ts';
import { deskUnsentMachine } from '#machines/desk/deskUnsent.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { dialogHistoryMachine } from '#machines/app/dialogHistory.ts';
import { enquiryMachine } from '#machines/services/enquiry.ts';
import { headerMachine } from '#machines/app/header.ts';
import { hydrationMachine } from '#machines/app/hydration.ts';
import { licenceMachine } from '#machines/enterprise/licence.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { loginMachine } from '#machines/auth/login.ts';
import { userCenterMachine } from '#machines/enterprise/userCenter.ts';
import { navigationMachine } from '#machines/app/navigation.ts';
import { noticesMachine } from '#machines/app/notices.ts';
import { sheetReadingMachine } from '#machines/booking/sheetReading.ts';
import { goodsRecognitionMachine } from '#machines/booking/goodsRecognition.ts';
import { typedGoodsMachine } from '#machines/booking/typedGoods.ts';
import { orderLifeMachine } from '#machines/orders/orderLife.ts';
import { instructionMachine } from '#machines/orders/instruction.ts';
import { billMachine } from '#machines/orders/bill.ts';
import { trackingMachine } from '#machines/orders/tracking.ts';
import { vgmMachine } from '#machines/orders/vgm.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { orderDraftsMachine } from '#machines/orders/orderDrafts.ts';
import { conversationMachine } from '#machines/conversation/conversation.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import { orderPagesMachine } from '#machines/orders/orderPages.ts';
import { namingMachine } from '#machines/quotes/naming.ts';
import { offerMachine } from '#machines/quotes/offer.ts';
import { orderTemplatesMachine } from '#machines/quotes/orderTemplates.ts';
import { orderListMachine } from '#machines/orders/orderList.ts';
import { orderQueryMachine } from '#machines/orders/orderQuery.ts';
import { pageHistoryMachine } from '#machines/app/pageHistory.ts';
import { passwordChangeMachine } from '#machines/auth/passwordChange.ts';
import { readingMachine } from '#machines/auth/reading.ts';
import { reloadGuardMachine } from '#machines/app/reloadGuard.ts';
import { sailingOrderMachine } from '#machines/search/sailingOrder.ts';
import { savedQuoteMachine } from '#machines/quotes/savedQuote.ts';
import { searchMachine } from '#machines/search/search.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import { sliderCaptchaMachine } from '#machines/auth/sliderCaptcha.ts';
import { smsCodeMachine } from '#machines/auth/smsCode.ts';
import { themeSettingsMachine } from '#machines/app/themeSettings.ts';
import { verificationMachine } from '#machines/enterprise/verification.ts';
import { sharedNames } from '#machines/support/machineNames.ts';
import { waitsMachine } from '#machines/app/waits.ts';
import { wordCaptchaMachine } from '#machines/auth/wordCaptcha.ts';

/** Every machine of the project by file name; a factory is represented by one of its machines. */
const projectMachines = {
  app: appMachine,
  session: sessionMachine,
  login: loginMachine,
  smsCode: smsCodeMachine,
  sliderCaptcha: sliderCaptchaMachine,
  captcha: captchaMachine,
  licence: licenceMachine,
  passwordChange: passwordChangeMachine,
  reading: readingMachine,
  reloadGuard: reloadGuardMachine,
  verification: verificationMachine,
  wordCaptcha: wordCaptchaMachine,
  navigation: navigationMachine,
  search: searchMachine,
  sailingOrder: sailingOrderMachine,
  list: listMachineOf<unknown, unknown>('list'),
  detail: detailMachineOf<unknown>('detail'),
  booking: bookingMachine,
  goodsRecognition: goodsRecognitionMachine,
  sheetReading: sheetReadingMachine,
  typedGoods: typedGoodsMachine,
  orderLife: orderLifeMachine,
  instruction: instructionMachine,
  vgm: vgmMachine,
  bill: billMachine,
  tracking: trackingMachine,
  invoiceRequest: invoiceRequestMachine,
  orderDocuments: orderDocumentsMachine,
  orderDrafts: orderDraftsMachine,
  orderFollow: orderFollowMachine,
  conversation: conversationMachine,
  orderNote: orderNoteMachine,
  orderQuery: orderQueryMachine,
  orderList: orderListMachine,
  orderPages: orderPagesMachine,
  naming: namingMachine,
  savedQuote: savedQuoteMachine,
  offer: offerMachine,
  orderTemplates: orderTemplatesMachine,
  authNotice: authNoticeMachine,
  userCenter: userCenterMachine,
  enquiry: enquiryMachine,
  carousel: carouselMachine,
  themeSettings: themeSettingsMachine,
  header: headerMachine,
  hydration: hydrationMachine,
  pageHistory: pageHistoryMachine,
  dialogHistory: dialogHistoryMachine,
  notices: noticesMachine,
  waits: waitsMachine,
  desk: deskMachine,
  deskForm: deskFormMachine,
  deskQueue: deskQueueMachine,
  deskSubject: deskSubjectMachine,
  deskData: deskDataMachine,
  deskStaff: deskStaffMachine,
  deskTenders: deskTendersMachine,
  deskAccounts: deskAccountsMachine,
  deskContracts: deskContractsMachine,
  deskList: deskListMachine,
  deskOffer: deskOfferMachine,
  deskFigures: deskFiguresMachine,
  deskUnsent: deskUnsentMachine,
  deskNotices: deskNoticesMachine,
  deskInbox: deskInboxMachine,
} satisfies Record<string, AnyStateMachine>;

declare module '#flows' {
  interface Register {
    machines: typeof projectMachines;
  }
}

registerMachines(projectMachines, sharedNames);
