import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';

/** The e-mail address of customer service. */
export const serviceMail = endpoint({
  method: 'get',
  path: '/api-user/serviceMail',
  summary: '客服邮箱',
  session: 'none',
  payload: 'query',
  input: z.object({}),
  output: z.string(),
});
