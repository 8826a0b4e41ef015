import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { OrderDetail, OrderSummary } from '#contract/orders/orderCalls.ts';
import {
  cancelOrder,
  orderDetail,
  orderDocumentFile,
  orderExport,
  orderPage,
  orderSheet,
  removeOrderDocument,
  requestAmendment,
  requestInvoice,
  supplyInfo,
  uploadOrderDocument,
} from '#contract/orders/orderCalls.ts';
import type { InvoiceRequestAsks } from '#machines/orders/invoiceRequest.ts';
import { invoiceRequestMachine } from '#machines/orders/invoiceRequest.ts';
import type { ListAsks } from '#machines/support/list.ts';
import type { OrderDocumentsAsks } from '#machines/orders/orderDocuments.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import type { OrderFollowAsks } from '#machines/orders/orderFollow.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import type { OrderNoteAsks } from '#machines/orders/orderNote.ts';
import { orderNoteMachine } from '#machines/orders/orderNote.ts';
import type { OrdersAsked } from '#machines/orders/orderQuery.ts';
import { orderQueryMachine, ordersMachine } from '#machines/orders/orderQuery.ts';
import { answers } from '#machines/effects.ts';
import { focusField, printPage } from '#src/platform/browser.ts';
import { draftFrom, openAmendment, replaceDraft } from '#src/features/booking/drafts.ts';
import { dayOf } from '#src/ui/format.ts';
import { orderPath } from '#src/features/booking/orderAddress.ts';
import { agreedVersion } from '#src/features/booking/agreement.ts';
import { orderDrafts } from '#src/features/booking/draftsEffects.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite } from '#src/app/siteContext.ts';
import { lazily } from '#src/platform/lazy.ts';

const OrderQuery = lazily(async () => ({ default: (await import('./OrderQuery.tsx')).OrderQuery }));

const quiet = { quiet: true };

const ordersWith = ({ call }: Site) =>
  ordersMachine.provide({
    actors: answers<ListAsks<OrdersAsked, OrderSummary>>({
      fetchRows: async ({ query, page }, { signal }) =>
        unhurried(call(orderPage, { ...query, page }, { quiet: true, signal })),
    }),
  });

const movesWith =
  ({ call }: Site): OrderNoteAsks['moveOrder'] =>
  async ({ orderNo, act, note }) => {
    switch (act) {
      case 'order.cancelled':
        return call(cancelOrder, { orderNo, reason: note }, quiet);
      case 'info.supplied':
        return call(supplyInfo, { orderNo, note }, quiet);
      case 'amendment.requested':
        return call(requestAmendment, { orderNo, note }, quiet);
      default:
        return act satisfies never;
    }
  };

const orderNoteWith = (site: Site) =>
  orderNoteMachine.provide({
    actors: answers<OrderNoteAsks>({ moveOrder: movesWith(site) }),
    actions: { focusNote: () => focusField(['note']) },
  });

const documentsWith = ({ call, saveFile }: Site) =>
  orderDocumentsMachine.provide({
    actors: answers<OrderDocumentsAsks>({
      uploadDocument: async ({ orderNo, file, paperCode, report }, { signal }) =>
        call(
          uploadOrderDocument,
          // the file input gave a File, of which the machine knows no more than name, size and type
          { orderNo, fileName: file.name, paperCode, content: file as unknown as Uint8Array<ArrayBuffer> },
          { quiet: true, signal, onUploaded: report },
        ),
      saveDocument: async (of) => saveFile(orderDocumentFile, of),
      removeDocument: async (of) => call(removeOrderDocument, of, quiet),
    }),
  });

const invoiceRequestWith = ({ call, currentUser }: Site) =>
  invoiceRequestMachine.provide({
    actors: answers<InvoiceRequestAsks>({
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

const followWith = (site: Site) =>
  orderFollowMachine.provide({
    actors: {
      ...answers<OrderFollowAsks>({
        fetchOrder: async (of, { signal }) => site.call(orderDetail, of, { quiet: true, signal }),
        saveFile: async ({ orderNo, file }) => site.saveFile(file === 'sheet' ? orderSheet : orderExport, { orderNo }),
      }),
      documents: documentsWith(site),
      orderNote: orderNoteWith(site),
      invoiceRequest: invoiceRequestWith(site),
    },
  });

/** The order query of the page. */
export const orderQueryOf = (site: Site) =>
  site.spawned('orderQuery', () =>
    orderQueryMachine.provide({ actors: { orders: ordersWith(site), drafts: orderDrafts, follow: followWith(site) } }),
  );

const close = (site: Site) => orderQueryOf(site).send({ type: 'dialog.closed' });

const startOf = (site: Site, amends: boolean) => ({
  amends,
  protocolVersion: agreedVersion(site),
  today: dayOf(Date.now()),
});

const reorder = (site: Site, detail: OrderDetail): void => {
  replaceDraft(draftFrom(detail, startOf(site, false)));
  close(site);
  site.go(orderPath(allLines[detail.line], detail.order.offerId, { isDanger: detail.isDangerous ? 'Y' : 'N' }));
};

const amend = (site: Site, detail: OrderDetail): void => {
  if (!openAmendment(detail.orderNo)) replaceDraft(draftFrom(detail, startOf(site, true)));
  close(site);
  const asked = { isDanger: detail.isDangerous ? 'Y' : 'N', amend: detail.orderNo };
  site.go(orderPath(allLines[detail.line], detail.order.offerId, asked));
};

/** The order query over any page, its code fetched once it is opened. */
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
