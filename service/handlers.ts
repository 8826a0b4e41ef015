import { authHandlers } from './auth.ts';
import { basicHandlers } from './basic.ts';
import { cmsHandlers } from './cms.ts';
import { commerceHandlers } from './commerce.ts';
import { credentialHandlers } from './credentials.ts';
import type { Handler } from './handler.ts';
import { itemHandlers } from './item.ts';
import { orderingHandlers } from './ordering.ts';
import { ossHandlers } from './oss.ts';
import { platformHandlers } from './platform.ts';
import { pudsHandlers } from './puds.ts';
import { register } from './registration.ts';
import { sellingHandlers } from './selling.ts';
import { userHandlers } from './user.ts';
import { enterpriseHandlers } from './verification/enterprise.ts';

/** Everything the service answers, one entry per endpoint of the contract. */
export const handlers: readonly Handler[] = [
  ...authHandlers,
  ...userHandlers,
  register,
  ...credentialHandlers,
  ...enterpriseHandlers,
  ...ossHandlers,
  ...platformHandlers,
  ...basicHandlers,
  ...commerceHandlers,
  ...orderingHandlers,
  ...cmsHandlers,
  ...itemHandlers,
  ...pudsHandlers,
  ...sellingHandlers,
];
