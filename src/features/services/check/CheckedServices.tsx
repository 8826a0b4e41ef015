import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LowestPrice, ServiceDecision } from '#contract/search/goodsCheck.ts';
import { basisZh } from '#contract/services/rateBasisNames.ts';
import { checkMessages as messages } from '../messages/check.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { money } from '#src/ui/format.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceLink } from '#contract/services/servicePaths.ts';
import { places } from '#contract/services/allPaths.ts';
import { ratePath } from '#src/features/booking/orderAddress.ts';

/** The list of a service's prices for dangerous goods; the search of sailings keeps their UN number for the order. */
const pricesHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string =>
  `${places[line].link.href}?isDanger=Y${line === 'fcl' ? `&un=${unNumber}` : '#rates'}`;

/** Where dangerous goods of a UN number are ordered at a price: the form of its quote, or the sailings of its lane. */
export const orderHref = ({ rate, lane }: LowestPrice, unNumber: string): string => {
  if (lane) return `${paths.shippingFcl}?${new URLSearchParams({ ...lane, isDanger: 'Y', un: unNumber })}`;
  if (!rate) return paths.home;
  const { href, order = href }: ServiceLink = places[rate.line].link;
  return ratePath(order, rate, { isDanger: 'Y', un: unNumber });
};

/** The address of the enquiry form of a service, for goods of a UN number. */
const enquiryHref = ({ line }: Pick<ServiceDecision, 'line'>, unNumber: string): string => {
  const { href, enquiry = href }: ServiceLink = places[line].link;
  return `${enquiry}?${new URLSearchParams({ un: unNumber })}#enquiry`;
};

const tones = { open: 'success', desk: 'notice', rejected: 'critical' } as const;

/** The deciding findings; a rejection needs no further conditions. */
const reasonsOf = ({ decision, findings }: ServiceDecision) =>
  decision === 'rejected' ? findings.filter(({ verdict }) => verdict === 'rejected') : findings;

/** Every service with its verdict, the reason with its source, and its price; one card each on a narrow screen. */
export function CheckedServices({ services, unNumber }: { services: readonly ServiceDecision[]; unNumber: string }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{messages.services}</h2>
      <div className="overflow-hidden border-line lg:rounded-lg lg:border lg:bg-surface">
        <table className="w-full border-collapse max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
              <th scope="col">{messages.service}</th>
              <th scope="col">{messages.rules}</th>
              <th scope="col">{messages.lowest}</th>
              <th scope="col" className="text-right">
                {messages.action}
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {services.map((service) => (
              <tr
                key={service.line}
                className="border-line max-lg:relative max-lg:mb-2.5 max-lg:flex max-lg:flex-col max-lg:gap-y-2 max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:p-4 lg:border-t lg:align-top lg:cells:px-3 lg:cells:py-3 lg:cells:first:pl-4 lg:cells:last:pr-4"
              >
                <th scope="row" className="text-left font-semibold whitespace-nowrap lg:w-40">
                  {service.nameZh}
                  <Badge tone={tones[service.decision]} className="ml-2 lg:mt-1 lg:ml-0 lg:block lg:w-fit">
                    {messages.decision[service.decision]}
                  </Badge>
                </th>
                <td className="text-sm">
                  <Reasons service={service} />
                </td>
                <td className="lg:w-80">
                  <Costs service={service} />
                </td>
                <td className="lg:w-36 lg:text-right">
                  <Actions service={service} unNumber={unNumber} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Reasons({ service }: { service: ServiceDecision }) {
  const reasons = reasonsOf(service);
  if (reasons.length === 0) return <p className="text-ink-soft">{messages.reviewed}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {reasons.map(({ ruleZh, source }) => (
        <li key={ruleZh}>
          {ruleZh}
          <span className="text-xs text-ink-faint"> {source}</span>
        </li>
      ))}
    </ul>
  );
}

/** A lowest price with its unit. */
export function PriceFrom({ price }: { price: LowestPrice }) {
  return (
    <>
      <b className="font-semibold text-brand-700 tabular-nums">{money(price.currency, price.amount)}</b>
      <span className="text-xs text-ink-soft">
        /{basisZh[price.basis]}
        {messages.from}
      </span>
    </>
  );
}

function Costs({ service: { price, surcharges, decision } }: { service: ServiceDecision }) {
  if (decision === 'rejected') return <span className="text-ink-faint max-lg:hidden">{messages.dash}</span>;
  return (
    <>
      {price ? (
        <p>
          <span className="text-lg">
            <PriceFrom price={price} />
          </span>
          <span className="block text-xs text-ink-soft">{price.forZh}</span>
        </p>
      ) : (
        <p className="text-ink-soft">{messages.unpriced}</p>
      )}
      {surcharges.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-brand-700">
            {messages.surcharges(surcharges.length)}
            <ChevronDown className="size-4 transition-transform in-[details[open]]:rotate-180" />
          </summary>
          <ul>
            {surcharges.map(({ nameZh, currency, from, to, basis, conditionZh }) => (
              <li key={nameZh} className="flex flex-wrap justify-between gap-x-3 text-xs leading-5">
                <span>
                  {nameZh}
                  {conditionZh && <span className="block text-ink-faint">{conditionZh}</span>}
                </span>
                <span className="tabular-nums">
                  {from === to ? money(currency, from) : messages.range(money(currency, from), money(currency, to))}/
                  {basisZh[basis]}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Actions({ service, unNumber }: { service: ServiceDecision; unNumber: string }) {
  const { decision, price, nameZh, line } = service;
  const of = <span className="sr-only">{messages.of(nameZh)}</span>;
  if (decision === 'rejected') return <span className="text-ink-faint max-lg:hidden">{messages.dash}</span>;
  return (
    <span className="flex items-center gap-3 lg:flex-col lg:items-end lg:gap-1">
      {decision === 'open' && price ? (
        <a href={orderHref(price, unNumber)} className={buttonClasses('primary', 'sm')}>
          {line === 'fcl' ? messages.sailings : messages.order}
          {of}
        </a>
      ) : (
        <a href={enquiryHref(service, unNumber)} className={buttonClasses('secondary', 'sm')}>
          {messages.ask}
          {of}
        </a>
      )}
      <a
        href={pricesHref(service, unNumber)}
        className="inline-flex min-h-8 items-center text-sm text-brand-700 hover:underline"
      >
        {messages.all}
        {of}
      </a>
    </span>
  );
}
