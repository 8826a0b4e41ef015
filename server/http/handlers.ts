import { authHandlers } from '#server/auth/authHandlers.ts';
import { recognitionHandlers } from '#server/booking/recognisedGoods.ts';
import { safetySheetHandlers } from '#server/booking/safetySheet/safetySheets.ts';
import { basicHandlers } from '#server/search/referenceHandlers.ts';
import { cmsHandlers } from '#server/content/contentHandlers.ts';
import { commerceHandlers } from '#server/search/sailingHandlers.ts';
import { conversationHandlers } from '#server/conversation/handlers.ts';
import { credentialHandlers } from '#server/auth/credentials.ts';
import { deskHandlers } from '#server/desk/deskHandlers.ts';
import type { Handler } from './handler.ts';
import { itemHandlers } from '#server/goods/goodsHandlers.ts';
import { orderingHandlers } from '#server/orders/orderHandlers.ts';
import { ossHandlers } from '#server/enterprise/uploadHandlers.ts';
import { platformHandlers } from '#server/enterprise/licenceHandlers.ts';
import { pudsHandlers } from '#server/services/supplierHandlers.ts';
import { offerHandlers } from '#server/offers/handlers.ts';
import { quoteHandlers } from '#server/quotes/quoteHandlers.ts';
import { register } from '#server/auth/registration.ts';
import { goodsCheckHandlers } from '#server/services/goodsCheck.ts';
import { rateTotalHandlers } from '#server/services/rateTotals.ts';
import { sellingHandlers } from '#server/services/serviceHandlers.ts';
import { userHandlers } from '#server/auth/userHandlers.ts';
import { emailHandlers } from '#server/auth/emailSignIn.ts';
import { enterpriseHandlers } from '#server/enterprise/enterpriseHandlers.ts';

/** All handlers of the service, one per endpoint of the contract. */
export const handlers: readonly Handler[] = [
  ...authHandlers,
  ...userHandlers,
  ...emailHandlers,
  register,
  ...credentialHandlers,
  ...enterpriseHandlers,
  ...ossHandlers,
  ...platformHandlers,
  ...basicHandlers,
  ...recognitionHandlers,
  ...safetySheetHandlers,
  ...commerceHandlers,
  ...orderingHandlers,
  ...quoteHandlers,
  ...offerHandlers,
  ...cmsHandlers,
  ...itemHandlers,
  ...pudsHandlers,
  ...sellingHandlers,
  ...rateTotalHandlers,
  ...goodsCheckHandlers,
  ...conversationHandlers,
  ...deskHandlers,
];
