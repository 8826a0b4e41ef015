import type { Handler } from '#server/http/handler.ts';
import { enrolmentHandlers } from './staff/enrolment.ts';
import { figureHandlers } from './figures/figureHandlers.ts';
import { goodsNameHandlers } from './goodsNames.ts';
import { rateSheetHandlers } from '#server/enterprise/contracts/rateImport.ts';
import { creditHandlers } from '#server/enterprise/ledger/desk.ts';
import { tenderHandlers } from '#server/enterprise/tenders/desk.ts';
import { contractHandlers } from '#server/enterprise/contracts/contracts.ts';
import { importDeskHandlers } from './importDesk.ts';
import { inboxHandlers } from './notices/inbox.ts';
import { offerDeskHandlers } from '#server/offers/deskHandlers.ts';
import { orderListHandlers } from './lists/orderListHandlers.ts';
import { giveManyHandlers } from './lists/giveMany.ts';
import { plainListHandlers } from './lists/plainListHandlers.ts';
import { savedViewHandlers } from './lists/savedViews.ts';
import { orderDeskHandlers } from './orders/orderDeskHandlers.ts';
import { noticeHandlers } from './notices/staffNotices.ts';
import { staffHandlers } from './staff/staffHandlers.ts';
import { staffSignInHandlers } from './staff/staffSignIn.ts';
import { unsentHandlers } from './notices/unsentDesk.ts';

/** All handlers of the operations desk. */
export const deskHandlers: readonly Handler[] = [
  ...staffSignInHandlers,
  ...enrolmentHandlers,
  ...staffHandlers,
  ...orderDeskHandlers,
  ...orderListHandlers,
  ...plainListHandlers,
  ...savedViewHandlers,
  ...giveManyHandlers,
  ...importDeskHandlers,
  ...unsentHandlers,
  ...noticeHandlers,
  ...inboxHandlers,
  ...goodsNameHandlers,
  ...offerDeskHandlers,
  ...figureHandlers,
  ...contractHandlers,
  ...rateSheetHandlers,
  ...tenderHandlers,
  ...creditHandlers,
];
