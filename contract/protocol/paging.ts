import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** The number of rows of a page, unless the request has another. */
export const pageSize = (usual: number) => z._default(z.int().check(z.positive(), z.lte(limits.pageSizeMax)), usual);

/** Whose rows a list has: the member's own, or those of the whole company; without a company both are the same. */
export const listedWhose = z._default(z.enum(['mine', 'ours']), 'mine');

/** The fields of a request for one page of rows; pages count from 1. */
export const paging = {
  page: z._default(z.int().check(z.positive()), 1),
  size: pageSize(limits.pageSize),
};
