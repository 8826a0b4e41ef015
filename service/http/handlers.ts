import { authHandlers } from '#service/auth/authHandlers.ts';
import { recognitionHandlers } from '#service/booking/recognisedGoods.ts';
import { basicHandlers } from '#service/search/referenceHandlers.ts';
import { cmsHandlers } from '#service/content/contentHandlers.ts';
import { commerceHandlers } from '#service/search/sailingHandlers.ts';
import { credentialHandlers } from '#service/auth/credentials.ts';
import { deskHandlers } from '#service/desk/deskHandlers.ts';
import type { Handler } from './handler.ts';
import { itemHandlers } from '#service/goods/goodsHandlers.ts';
import { orderingHandlers } from '#service/orders/orderHandlers.ts';
import { ossHandlers } from '#service/enterprise/uploadHandlers.ts';
import { platformHandlers } from '#service/enterprise/licenceHandlers.ts';
import { pudsHandlers } from '#service/services/supplierHandlers.ts';
import { quoteHandlers } from '#service/quotes/quoteHandlers.ts';
import { register } from '#service/auth/registration.ts';
import { goodsCheckHandlers } from '#service/services/goodsCheck.ts';
import { rateTotalHandlers } from '#service/services/rateTotals.ts';
import { sellingHandlers } from '#service/services/serviceHandlers.ts';
import { userHandlers } from '#service/auth/userHandlers.ts';
import { emailHandlers } from '#service/auth/emailSignIn.ts';
import { enterpriseHandlers } from '#service/enterprise/enterpriseHandlers.ts';

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
  ...commerceHandlers,
  ...orderingHandlers,
  ...quoteHandlers,
  ...cmsHandlers,
  ...itemHandlers,
  ...pudsHandlers,
  ...sellingHandlers,
  ...rateTotalHandlers,
  ...goodsCheckHandlers,
  ...deskHandlers,
];
