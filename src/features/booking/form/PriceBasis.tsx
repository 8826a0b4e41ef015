import type { Fee } from '#contract/rules/pricing/price.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { upTo } from '#src/ui/format.ts';
import { sailingCopy } from '#src/trade/messages.ts';
import { basisRowsOf, basisWords } from './quoteBasis.ts';
import type { Filling } from './formContext.ts';

interface Props {
  filling: Filling;
  fees: readonly Fee[];
}

/** The number that the price is computed from, with the rule that leads to it. */
export function PriceBasis({ filling, fees }: Props) {
  const words = bookingCopy.basis;
  const rows = basisRowsOf(filling, fees);
  if (rows.length === 0) return null;
  return (
    <section className="mb-4 rounded-md bg-canvas px-3 py-2.5">
      <h3 className="text-xs text-ink-faint">{words.title}</h3>
      <dl>
        {rows.map(({ basis, value, paidAs }) => {
          const { name, rule } = basisWords(basis);
          return (
            <div key={basis} className="mt-1">
              <dt className="sr-only">{name}</dt>
              <dd>
                <span aria-hidden="true">{name} </span>
                <b className="font-semibold tabular-nums">{upTo(value)}</b>{' '}
                {name !== sailingCopy.fees.basis[basis] && (
                  <span className="text-sm text-ink-soft">{sailingCopy.fees.basis[basis]}</span>
                )}
                <span className="block text-xs text-ink-faint">
                  {rule}
                  {paidAs !== undefined && ` ${words.higherBreak(upTo(paidAs))}`}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
