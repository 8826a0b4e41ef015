import type { EventObject } from 'xstate';
import { fromCallback } from 'xstate';
import { grantApproval, returnApproval } from '#contract/orders/approval.ts';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import {
  cancelOrder,
  orderDetail,
  orderExport,
  orderPapers,
  orderPage,
  orderPageChanges,
  orderBookingNote,
  requestAmendment,
  supplyInfo,
} from '#contract/orders/orderCalls.ts';
import type { DangerousPaperCode, DangerousPaperFormat } from '#contract/orders/dangerousPapers.ts';
import { dangerousPaperFile } from '#contract/orders/dangerousPapers.ts';
import { orderCalendar } from '#contract/orders/orderCalendar.ts';
import { orderInvoiceFile, requestInvoice } from '#contract/orders/invoice.ts';
import type { InvoiceRequestRequests } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import type { DangerousFile, OrderFile, OrderFollowRequests } from '#machines/orders/orderFollow.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderNoteRequests } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import type { OrderListRequests } from '#machines/orders/orderList.ts';
import { orderListMachine } from '#machines/orders/orderList.ts';
import { requests } from '#machines/effects.ts';
import { onPageSeen } from '#src/platform/pageSeen.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { conversationWith } from '#src/features/conversation/conversationEffects.ts';
import { documentsWith } from '#src/features/orders/documentsEffects.ts';

const quiet = { quiet: true };

/** The list of the user's orders with its effects. */
export const ordersWith = ({ call }: Site) =>
  orderListMachine.provide({
    actors: {
      ...requests<OrderListRequests>({
        fetchRows: async ({ query, page }, { signal }) =>
          unhurried(call(orderPage, { ...query, page }, { quiet: true, signal })),
        refreshRows: async ({ query, page, version }, { signal }) =>
          call(orderPageChanges, { ...query, page, version }, { quiet: true, signal }),
      }),
      watchPage: fromCallback<EventObject, undefined>(({ sendBack }) =>
        onPageSeen(() => sendBack({ type: 'page.seen' })),
      ),
    },
  });

const commandsWith =
  ({ call }: Site): OrderNoteRequests['applyCommand'] =>
  async ({ orderNo, version, command, note }) => {
    switch (command) {
      case 'order.cancelled':
        return call(cancelOrder, { orderNo, version, reason: note }, quiet);
      case 'info.supplied':
        return call(supplyInfo, { orderNo, version, note }, quiet);
      case 'approval.granted':
        return call(grantApproval, { orderNo, version, note }, quiet);
      case 'approval.returned':
        return call(returnApproval, { orderNo, version, note }, quiet);
      case 'amendment.requested':
        return call(requestAmendment, { orderNo, version, note }, quiet);
      default:
        return command satisfies never;
    }
  };

const orderNoteWith = (site: Site) =>
  orderNoteMachine.provide({
    actors: requests<OrderNoteRequests>({ applyCommand: commandsWith(site) }),
    actions: { focusNote: () => focusField(['note']) },
  });

const invoiceRequestWith = ({ call, currentUser }: Site) =>
  invoiceRequestMachine.provide({
    actors: requests<InvoiceRequestRequests>({
      knownInvoice: async () => {
        const { account: receiverPhone = '', enterpriseResp } = currentUser() ?? {};
        if (!enterpriseResp) return { receiverPhone };
        const { fields } = await call(enterpriseDetail, { basicEntId: enterpriseResp.basicEntId }, quiet);
        return {
          receiverPhone,
          companyName: fields?.enterpriseName ?? enterpriseResp.enterpriseName ?? '',
          taxpayerId: fields?.creditCode ?? '',
          registeredAddress: fields?.address ?? '',
        };
      },
      sendInvoice: async ({ orderNo, form }) => call(requestInvoice, { orderNo, invoice: form }, quiet),
    }),
    actions: { focusProblem: (_, { problems }) => focusField(Object.keys(problems)) },
  });

const files = {
  bookingNote: orderBookingNote,
  dcsa: orderExport,
  invoiceFile: orderInvoiceFile,
  papers: orderPapers,
  calendar: orderCalendar,
};

const isOfDangerousGoods = (file: OrderFile): file is DangerousFile => file.includes('.');

const choiceOf = (file: DangerousFile) => {
  const [paper, format] = file.split('.') as [DangerousPaperCode, DangerousPaperFormat];
  return { paper, format };
};

/** One followed order with its effects. */
export const followWith = (site: Site) =>
  orderFollowMachine.provide({
    actors: {
      ...requests<OrderFollowRequests>({
        fetchOrder: async (of, { signal }) => site.call(orderDetail, of, { quiet: true, signal }),
        saveFile: async ({ orderNo, file }) =>
          isOfDangerousGoods(file)
            ? site.saveFile(dangerousPaperFile, { orderNo, ...choiceOf(file) })
            : site.saveFile(files[file], { orderNo }),
      }),
      documents: documentsWith(site),
      conversation: conversationWith(site),
      orderNote: orderNoteWith(site),
      invoiceRequest: invoiceRequestWith(site),
    },
  });
