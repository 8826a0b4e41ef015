import { authHandlers } from './auth.ts';
import { basicHandlers } from './basic.ts';
import { commerceHandlers } from './commerce.ts';
import type { Handler } from './handler.ts';
import { userHandlers } from './user.ts';

/** Everything the service answers, one entry per endpoint of the contract. */
export const handlers: readonly Handler[] = [...authHandlers, ...userHandlers, ...basicHandlers, ...commerceHandlers];
