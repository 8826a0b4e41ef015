import { useSelector } from '@xstate/react';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { Site } from '#src/app/siteContext.ts';
import { agreedVersion } from '#src/features/booking/agreement.ts';
import { draftFrom } from '#src/features/booking/draftFrom.ts';
import { draftsOf } from '#src/features/booking/draftsEffects.ts';
import { orderPath, sailingsPath } from '#src/features/booking/orderAddress.ts';
import type { OrderWays } from '#src/features/orders/parts/OrderTools.tsx';
import { printPage } from '#src/platform/pageActions.ts';
import { openNaming } from '#src/features/quotes/openNaming.ts';
import { dayOf } from '#src/ui/format.ts';

/** The content that a new order starts with. */
type Content = Pick<OrderDetail, 'line' | 'routeZh' | 'isDangerous' | 'order'>;

const startOf = (site: Site, { line }: Pick<Content, 'line'>, amends: boolean) => ({
  amends,
  protocolVersion: agreedVersion(site, line),
  today: dayOf(Date.now()),
});

/** Starts an order with the content of another order or a template. */
export const reorder = (site: Site, content: Content): void => {
  draftsOf(site).replace(draftFrom(content, startOf(site, content, false)));
  const { offerId } = content.order;
  const service = allServices[content.line];
  const isDanger = content.isDangerous ? 'Y' : 'N';
  // a new shipment needs another sailing, on which the draft continues
  site.go(service.line === 'fcl' ? sailingsPath(offerId, isDanger) : orderPath(service, offerId, { isDanger }));
};

const amend = (site: Site, detail: OrderDetail, declares = false): void => {
  const drafts = draftsOf(site);
  if (!drafts.openAmendment(detail.orderNo)) drafts.replace(draftFrom(detail, startOf(site, detail, true)));
  const isDanger = detail.isDangerous || declares ? 'Y' : 'N';
  const parameters = { isDanger, amend: detail.orderNo, ...(declares && { declare: '1' }) };
  site.go(orderPath(allServices[detail.line], detail.order.offerId, parameters));
};

/** The actions on an order outside its own view; `leave` is called before an action that goes to another page. */
export const orderWaysOf = (site: Site, leave: () => void): OrderWays => ({
  onAmend: (detail) => {
    leave();
    amend(site, detail);
  },
  onDeclare: (detail) => {
    leave();
    amend(site, detail, true);
  },
  onReorder: (detail) => {
    leave();
    reorder(site, detail);
  },
  onSaveTemplate: ({ orderNo, routeZh }) => {
    leave();
    void openNaming(site, { order: { orderNo, routeZh } });
  },
  onVerify: () => void site.account.openVerification(),
  onPrint: printPage,
});

/** The verification state of the user's enterprise. */
export const useAudit = (site: Site): AuditStatus =>
  useSelector(site.session, (state) => state.context.user?.enterpriseResp?.serviceOpenAuditStatus ?? 'NONE');
