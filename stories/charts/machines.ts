import type { AnyStateMachine } from 'xstate';
import { authNoticeMachine } from '#machines/authNotice.ts';
import { bookingMachine } from '#machines/booking.ts';
import { carouselMachine } from '#machines/carousel.ts';
import { captchaMachine } from '#machines/captcha.ts';
import { detailMachineOf } from '#machines/detail.ts';
import { enquiryMachine } from '#machines/enquiry.ts';
import { licenceMachine } from '#machines/licence.ts';
import { listMachineOf } from '#machines/list.ts';
import { loginMachine } from '#machines/login.ts';
import { navigationMachine } from '#machines/navigation.ts';
import { noticesMachine } from '#machines/notices.ts';
import { orderLifeMachine } from '#machines/orderLife.ts';
import { invoiceRequestMachine } from '#machines/invoiceRequest.ts';
import { orderDocumentsMachine } from '#machines/orderDocuments.ts';
import { orderDraftsMachine } from '#machines/orderDrafts.ts';
import { orderFollowMachine } from '#machines/orderFollow.ts';
import { orderNoteMachine } from '#machines/orderNote.ts';
import { orderQueryMachine } from '#machines/orderQuery.ts';
import { passwordChangeMachine } from '#machines/passwordChange.ts';
import { readingMachine } from '#machines/reading.ts';
import { reloadGuardMachine } from '#machines/reloadGuard.ts';
import { searchMachine } from '#machines/search.ts';
import { sessionMachine } from '#machines/session.ts';
import { sliderCaptchaMachine } from '#machines/sliderCaptcha.ts';
import { smsCodeMachine } from '#machines/smsCode.ts';
import { themeSettingsMachine } from '#machines/themeSettings.ts';
import { verificationMachine } from '#machines/verification.ts';
import { wordCaptchaMachine } from '#machines/wordCaptcha.ts';

/** Every machine of the project by the name of its file; a factory stands with one of its machines. */
export const machines = {
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
  list: listMachineOf<unknown, unknown>('list'),
  detail: detailMachineOf<unknown>('detail'),
  booking: bookingMachine,
  orderLife: orderLifeMachine,
  invoiceRequest: invoiceRequestMachine,
  orderDocuments: orderDocumentsMachine,
  orderDrafts: orderDraftsMachine,
  orderFollow: orderFollowMachine,
  orderNote: orderNoteMachine,
  orderQuery: orderQueryMachine,
  authNotice: authNoticeMachine,
  enquiry: enquiryMachine,
  carousel: carouselMachine,
  themeSettings: themeSettingsMachine,
  notices: noticesMachine,
} satisfies Record<string, AnyStateMachine>;

export type MachineName = keyof typeof machines;
export const machineNames = Object.keys(machines) as MachineName[];
