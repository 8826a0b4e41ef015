import * as z from 'zod/mini';
import { approveBill, billChange, changeBill, orderBill } from '#contract/orders/bill/bill.ts';
import { requests } from '#machines/effects.ts';
import type { BillRequests } from '#machines/orders/bill.ts';
import { billMachine } from '#machines/orders/bill.ts';
import type { Site } from '#src/app/siteContext.ts';
import { focusField, focusOnceShown } from '#src/platform/pageActions.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';

const quiet = { quiet: true };

const keyOf = (orderNo: string): string => `bill.${orderNo}`;

const storedMarks = z.array(billChange);

/** The changes that this tab has written for an order's draft and not submitted. */
const marksIn = (orderNo: string) => storedMarks.safeParse(readStoredJson('sessionStorage', keyOf(orderNo))).data ?? [];

/** The draft bill of lading of an order with its effects; unsubmitted changes are stored in the tab. */
export const billWith = ({ call }: Site) =>
  billMachine.provide({
    actors: requests<BillRequests>({
      fetchBill: async (of, { signal }) => {
        const bill = await call(orderBill, of, { quiet: true, signal });
        return { bill, marks: marksIn(of.orderNo) };
      },
      approve: async (of) => call(approveBill, of, quiet),
      submitChanges: async (of) => call(changeBill, of, quiet),
    }),
    actions: {
      storeMarks: ({ context: { orderNo, marks } }) => {
        writeStored('sessionStorage', keyOf(orderNo), JSON.stringify(marks));
      },
      clearStored: ({ context: { orderNo } }) => {
        writeStored('sessionStorage', keyOf(orderNo), undefined);
      },
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
      focusMark: (_, { path }) => focusOnceShown([path]),
      focusPart: (_, { part }) => focusOnceShown([part]),
    },
  });
