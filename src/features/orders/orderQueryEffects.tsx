import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import {
  cancelOrder,
  orderDetail,
  orderDocumentFile,
  orderExport,
  orderPage,
  orderBookingNote,
  removeOrderDocument,
  requestAmendment,
  supplyInfo,
  uploadOrderDocument,
} from '#contract/orders/orderCalls.ts';
import { orderInvoiceFile, requestInvoice } from '#contract/orders/invoice.ts';
import type { InvoiceRequestRequests } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import type { ListRequests } from '#machines/support/list.ts';
import type { OrderDocumentsRequests } from '#machines/orders/orderDocuments.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import type { OrderFollowRequests } from '#machines/orders/orderFollow.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderNoteRequests } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import type { OrdersQuery } from '#machines/orders/orderQuery.ts';
import { orderQueryMachine, ordersMachine } from '#machines/orders/orderQuery.ts';
import { requests } from '#machines/effects.ts';
import { focusField, printPage, withBytes } from '#src/platform/pageActions.ts';
import { draftFrom } from '#src/features/booking/draftFrom.ts';
import { dayOf } from '#src/ui/format.ts';
import { orderPath } from '#src/features/booking/orderAddress.ts';
import { agreedVersion } from '#src/features/booking/agreement.ts';
import { draftsOf, orderDraftsWith } from '#src/features/booking/draftsEffects.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import { uploading } from '#src/app/uploading.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';

const OrderQuery = lazily(async () => ({ default: (await import('./OrderQuery.tsx')).OrderQuery }));

const quiet = { quiet: true };

const ordersWith = ({ call }: Site) =>
  ordersMachine.provide({
    actors: requests<ListRequests<OrdersQuery, OrderSummary>>({
      fetchRows: async ({ query, page }, { signal }) =>
        unhurried(call(orderPage, { ...query, page }, { quiet: true, signal })),
    }),
  });

const commandsWith =
  ({ call }: Site): OrderNoteRequests['applyCommand'] =>
  async ({ orderNo, command, note }) => {
    switch (command) {
      case 'order.cancelled':
        return call(cancelOrder, { orderNo, reason: note }, quiet);
      case 'info.supplied':
        return call(supplyInfo, { orderNo, note }, quiet);
      case 'amendment.requested':
        return call(requestAmendment, { orderNo, note }, quiet);
      default:
        return command satisfies never;
    }
  };

const orderNoteWith = (site: Site) =>
  orderNoteMachine.provide({
    actors: requests<OrderNoteRequests>({ applyCommand: commandsWith(site) }),
    actions: { focusNote: () => focusField(['note']) },
  });

const documentsWith = ({ call, saveFile }: Site) =>
  orderDocumentsMachine.provide({
    actors: {
      ...requests<OrderDocumentsRequests>({
        saveDocument: async (of) => saveFile(orderDocumentFile, of),
        removeDocument: async (of) => call(removeOrderDocument, of, quiet),
      }),
      uploadDocument: uploading(
        async ({ orderNo, file, paperCode }: { orderNo: string; file: ChosenFile; paperCode: string }, options) =>
          call(uploadOrderDocument, { orderNo, fileName: file.name, paperCode, content: withBytes(file) }, options),
      ),
    },
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

const files = { bookingNote: orderBookingNote, dcsa: orderExport, invoiceFile: orderInvoiceFile };

const followWith = (site: Site) =>
  orderFollowMachine.provide({
    actors: {
      ...requests<OrderFollowRequests>({
        fetchOrder: async (of, { signal }) => site.call(orderDetail, of, { quiet: true, signal }),
        saveFile: async ({ orderNo, file }) => site.saveFile(files[file], { orderNo }),
      }),
      documents: documentsWith(site),
      orderNote: orderNoteWith(site),
      invoiceRequest: invoiceRequestWith(site),
    },
  });

/** The order dialog of the page. */
export const orderQueryOf = (site: Site) =>
  site.spawned('orderQuery', () =>
    orderQueryMachine.provide({
      actors: { orders: ordersWith(site), drafts: orderDraftsWith(site), follow: followWith(site) },
    }),
  );

const close = (site: Site) => orderQueryOf(site).send({ type: 'dialog.closed' });

const startOf = (site: Site, { line }: OrderDetail, amends: boolean) => ({
  amends,
  protocolVersion: agreedVersion(site, line),
  today: dayOf(Date.now()),
});

const reorder = (site: Site, detail: OrderDetail): void => {
  draftsOf(site).replace(draftFrom(detail, startOf(site, detail, false)));
  close(site);
  site.go(orderPath(allServices[detail.line], detail.order.offerId, { isDanger: detail.isDangerous ? 'Y' : 'N' }));
};

const amend = (site: Site, detail: OrderDetail): void => {
  const drafts = draftsOf(site);
  if (!drafts.openAmendment(detail.orderNo)) drafts.replace(draftFrom(detail, startOf(site, detail, true)));
  close(site);
  const parameters = { isDanger: detail.isDangerous ? 'Y' : 'N', amend: detail.orderNo };
  site.go(orderPath(allServices[detail.line], detail.order.offerId, parameters));
};

/** The order dialog over any page, its code loaded when it is opened. */
export function OrderQueryDialog() {
  const site = useSite();
  const orderQuery = orderQueryOf(site);
  const isOpen = useSelector(orderQuery, (state) => !state.matches('closed'));
  const audit = useSelector(
    site.session,
    (state) => state.context.user?.enterpriseResp?.serviceOpenAuditStatus ?? 'NONE',
  );
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <OrderQuery
        actor={orderQuery}
        audit={audit}
        onAmend={(detail) => amend(site, detail)}
        onReorder={(detail) => reorder(site, detail)}
        onVerify={() => void site.account.openVerification()}
        onPrint={printPage}
      />
    </Suspense>
  );
}
