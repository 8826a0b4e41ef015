import type { CheckedGoods, ServiceDecision } from '#contract/search/goodsCheck.ts';
import { checkMessages as messages } from '#src/features/services/messages/check.ts';
import { orderHref, PriceFrom } from './CheckedServices.tsx';

type Paper = CheckedGoods['papers'][number];

/** The documents of the goods, with the services that need them and the price of procuring them. */
export function CheckedPapers({
  papers,
  services,
  unNumber,
}: Pick<CheckedGoods, 'papers' | 'services'> & { unNumber: string }) {
  const open = services.filter(({ decision }) => decision !== 'rejected');
  if (papers.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl font-semibold">{messages.papers}</h2>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{messages.papersLead}</p>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full border-collapse max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="bg-sunken text-left text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-4 cells:last:pr-4">
              <th scope="col">{messages.paper}</th>
              <th scope="col">{messages.due}</th>
              <th scope="col">{messages.needed}</th>
              <th scope="col" className="text-right">
                {messages.price}
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {papers.map((paper) => (
              <PaperRow key={paper.code} paper={paper} open={open} unNumber={unNumber} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PaperRow({ paper, open, unNumber }: { paper: Paper; open: readonly ServiceDecision[]; unNumber: string }) {
  const namesOf = (lines: Paper['required']) =>
    open.flatMap(({ line, nameZh: name }) => (lines.includes(line) ? [name] : [])).join('、');
  const { nameZh, noteZh, issuer, due, required, conditional, whenZh, price } = paper;
  return (
    <tr className="border-line max-lg:block max-lg:px-4 max-lg:py-3 max-lg:not-first:border-t lg:border-t lg:align-top lg:cells:px-3 lg:cells:py-2.5 lg:cells:first:pl-4 lg:cells:last:pr-4">
      <th scope="row" className="text-left font-medium max-lg:block">
        {nameZh}
        {noteZh && <span className="block text-xs font-normal text-notice">{noteZh}</span>}
      </th>
      <td className="text-sm text-ink-soft max-lg:block">
        {issuer}
        <span className="text-ink-faint max-lg:before:content-['_·_'] lg:block lg:text-xs">{due}</span>
      </td>
      <td className="text-sm max-lg:block">
        {required.length > 0 && <p>{required.length === open.length ? messages.everyService : namesOf(required)}</p>}
        {conditional.length > 0 && (
          <p className="text-xs text-ink-soft">{messages.when(whenZh, namesOf(conditional))}</p>
        )}
      </td>
      <td className="whitespace-nowrap max-lg:block lg:text-right">
        {price ? (
          <a
            href={orderHref(price, unNumber)}
            className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:decoration-brand-600"
          >
            <span className="mr-1.5 text-sm text-ink-soft lg:hidden">{messages.price}</span>
            <span>
              <PriceFrom price={price} />
            </span>
            <span className="sr-only">{messages.of(nameZh)}</span>
          </a>
        ) : (
          <span className="text-sm text-ink-faint max-lg:hidden">{messages.own}</span>
        )}
      </td>
    </tr>
  );
}
