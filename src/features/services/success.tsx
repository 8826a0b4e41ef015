import { useLocation, useSearch } from 'wouter';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute, paths } from '#contract/app/routes.ts';
import { printPage } from '#src/platform/pageActions.ts';
import { useSite } from '#src/app/siteContext.ts';
import { orderSuccessMessages, requestedMessages } from '#src/features/services/messages/requested.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { numberIn } from '#src/features/booking/orderAddress.ts';
import { SuccessPage, OrderedPage } from '#src/features/services/orderedPage.tsx';
import { buttonClasses } from '#src/ui/buttonClasses.ts';

const messages = serviceMessages.success;

/** Enquiry numbers have their own prefix. */
const isEnquiry = (no: string): boolean => no.startsWith('XJ');

interface Requested {
  name: string;
  /** The steps after an enquiry, in order. */
  afterwards: readonly string[];
  /** The page of the service. */
  page: string;
  /** Where the next order begins. */
  again: string;
  /** The steps after an order, if they differ from other orders. */
  orderSteps?: readonly { title: string; text: string }[];
}

const requested: Readonly<Record<Extract<RouteName, `${string}Success`>, Requested>> = {
  shippingFclOrderSuccess: {
    ...requestedMessages.fcl,
    page: paths.enquiryFcl,
    again: paths.shippingFcl,
    orderSteps: orderSuccessMessages.fclSteps,
  },
  shippingLclSuccess: { ...requestedMessages.lcl, page: paths.lcl, again: paths.shippingLcl },
  railWaySuccess: { ...requestedMessages.rail, page: paths.railWayIndex, again: paths.railWayOrder },
  seaRailSuccess: { ...requestedMessages.seaRail, page: paths.seaRailIndex, again: paths.seaRailOrder },
  builtInOrderSuccess: { ...requestedMessages.builtIn, page: paths.builtInOrder, again: paths.builtInOrder },
  dgdeskOrderSuccess: { ...requestedMessages.dgDesk, page: paths.dgdesk, again: paths.dgdeskDetail },
};

/** The page after an order or enquiry; its address says of which service, and contains the number. */
export default function SuccessRoute() {
  const { hotline, emergencyHotline } = useSite().config;
  const [path] = useLocation();
  const no = numberIn(useSearch());
  const { name, afterwards, page, again, orderSteps } = requested[matchedRoute(path)?.name as keyof typeof requested];
  if (no !== undefined && !isEnquiry(no))
    return <OrderedPage no={no} again={again} {...(orderSteps && { steps: orderSteps })} />;
  return (
    <SuccessPage
      title={messages.title}
      text={messages.text}
      numberName={serviceMessages.enquiry.number}
      steps={afterwards.map((text) => ({ text }))}
      no={no}
      hotline={hotline}
      emergencyHotline={emergencyHotline}
      onPrint={printPage}
    >
      <a href={again} className={buttonClasses('primary', 'md')}>
        {messages.again}
      </a>
      {again !== page && (
        <a href={page} className={buttonClasses('secondary', 'md')}>
          {messages.toService(name)}
        </a>
      )}
    </SuccessPage>
  );
}
