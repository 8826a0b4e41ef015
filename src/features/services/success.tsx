import { useLocation, useSearch } from 'wouter';
import type { RouteName } from '#contract/app/routes.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { printPage } from '#src/platform/pageActions.ts';
import { useSite } from '#src/app/siteContext.ts';
import { places } from '#contract/services/allPaths.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { ServicePaths } from '#contract/services/servicePaths.ts';
import { allRequested } from '#src/features/services/allRequested.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { numberIn } from '#src/features/booking/orderAddress.ts';
import { SuccessPage, OrderedPage } from '#src/features/services/orderedPage.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

const messages = serviceMessages.success;

/** Enquiry numbers have their own prefix. */
const isEnquiry = (no: string): boolean => no.startsWith('XJ');

/** The service that a page belongs to. */
const serviceOf = (route: RouteName) =>
  (Object.entries(places) as [ServiceCode, ServicePaths][]).find(([, { paths }]) => route in paths)!;

/** The page after an order or enquiry; its address contains the service and the number. */
export default function SuccessRoute() {
  const { hotline, emergencyHotline } = useSite().config;
  const [path] = useLocation();
  const no = numberIn(useSearch());
  const [service, { link }] = serviceOf(matchedRoute(path)!.name);
  const { requested, orderSteps } = allRequested[service]!;
  const { href, enquiry: page = href, order: again = href } = link;
  if (no !== undefined && !isEnquiry(no))
    return <OrderedPage no={no} again={again} {...(orderSteps && { steps: orderSteps })} />;
  return (
    <SuccessPage
      title={messages.title}
      text={messages.text}
      numberName={serviceMessages.enquiry.number}
      steps={requested.afterwards.map((text) => ({ text }))}
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
          {messages.toService(requested.name)}
        </a>
      )}
    </SuccessPage>
  );
}
