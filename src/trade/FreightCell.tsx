import { Fragment } from 'react';
import type { SailingQuote } from '#contract/search/sailingQuotes.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { money } from '#src/ui/format.ts';

/** The ocean freight of one container of each size, one line each; side by side on a narrow screen. */
export function FreightCell({ prices }: Pick<SailingQuote, 'prices'>) {
  return (
    <td className="flex gap-x-2 text-sm tabular-nums max-lg:col-span-3 max-lg:flex-wrap lg:block lg:text-right lg:whitespace-pre-line">
      {containerTypes.map((size) => {
        const freight = prices.find((one) => one.containerType === size)?.freight;
        const price = freight ? money(freight.currency, freight.amount) : sailingMessages.sailings.unpriced;
        return (
          <Fragment key={size}>
            <span className="text-xs leading-5 text-ink-soft">{size}</span>
            {` ${price}\n`}
          </Fragment>
        );
      })}
    </td>
  );
}
