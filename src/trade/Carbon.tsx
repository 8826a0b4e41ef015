import type { Carbon, CarbonLeg } from '#contract/rules/carbon/carbon.ts';
import { thousands, upTo } from '#src/ui/format.ts';
import { carbonMessages as messages } from './messages/carbon.ts';

const massOf = (grams: number): string =>
  messages.mass(grams < 10_000 ? upTo(grams / 1000, 1) : thousands(grams / 1000));

/** The factors of a transport with their sources, each once, and the assumptions about its modes. */
function Sources({ legs }: Pick<Carbon, 'legs'>) {
  const factors = new Map(legs.flatMap(({ factor }) => (factor ? [[factor.nameZh, factor]] : [])));
  const modes = [...new Set(legs.flatMap(({ mode, factor }) => (factor ? [mode] : [])))];
  if (factors.size === 0) return null;
  return (
    <details className="mt-1 text-xs text-ink-soft">
      <summary className="inline-flex min-h-6 cursor-pointer items-center hover:underline">{messages.sources}</summary>
      <dl>
        {[...factors.values()].map(({ nameZh, grams, unit, sourceZh, year }) => (
          <div key={nameZh} className="mt-1">
            <dt className="text-ink">
              {nameZh} <span className="tabular-nums">{upTo(grams, 2)}</span> {messages.units[unit]}
            </dt>
            <dd>{messages.source(sourceZh, year)}</dd>
          </div>
        ))}
      </dl>
      {modes.map((mode) => (
        <p key={mode} className="mt-1">
          {messages.assumptions[mode]}
        </p>
      ))}
      <p className="mt-1">{messages.approximate}</p>
    </details>
  );
}

const Leg = ({ leg: { leg, mode, fromZh, toZh, kilometres, grams, missing } }: { leg: CarbonLeg }) => (
  <tr className="border-t border-line align-top cells:py-1.5 cells:pr-3 cells:last:pr-0">
    <th scope="row" className="text-left font-normal whitespace-nowrap">
      {messages.legs[leg]}
      <span className="block text-xs text-ink-faint">{messages.modes[mode]}</span>
    </th>
    <td className="break-words">{messages.way(fromZh, toZh)}</td>
    <td className="text-right whitespace-nowrap tabular-nums">
      {kilometres !== null && messages.kilometres(thousands(kilometres))}
    </td>
    <td className={`text-right tabular-nums ${grams === null ? '' : 'whitespace-nowrap'}`}>
      {grams === null ? (
        <>
          {messages.unknown}
          {missing && <span className="block text-xs text-ink-faint">{messages.missing[missing]}</span>}
        </>
      ) : (
        massOf(grams)
      )}
    </td>
  </tr>
);

/** The emission of a transport by its legs and their sum, with the factors in a disclosure. */
export function CarbonLegs({ carbon: { per, grams, legs } }: { carbon: Carbon }) {
  const { columns } = messages;
  return (
    <div className="text-sm">
      <table className="w-full">
        <caption className="sr-only">{messages.title}</caption>
        <thead className="text-xs text-ink-faint">
          <tr className="cells:pb-1 cells:font-medium">
            <th scope="col" className="text-left">
              {columns.leg}
            </th>
            <th scope="col" className="text-left">
              {columns.way}
            </th>
            <th scope="col" className="pr-3 text-right">
              {columns.kilometres}
            </th>
            <th scope="col" className="text-right">
              {columns.mass}
            </th>
          </tr>
        </thead>
        <tbody>
          {legs.map((leg) => (
            <Leg key={`${leg.leg} ${leg.mode}`} leg={leg} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold cells:py-1.5">
            <th scope="row" colSpan={3} className="text-left">
              {messages.per[per]}
            </th>
            <td className="text-right whitespace-nowrap tabular-nums">
              {grams === null ? messages.unknown : massOf(grams)}
            </td>
          </tr>
        </tfoot>
      </table>
      {grams !== null && legs.some((leg) => leg.grams === null) && (
        <p className="text-xs text-ink-soft">{messages.sumOfKnown}</p>
      )}
      <Sources legs={legs} />
    </div>
  );
}

/** The emission of a price for each TEU or tonne, folded to one line. */
export const CarbonQuote = ({ carbon }: { carbon: Carbon }) => (
  <details className="mt-2 text-sm lg:col-span-2">
    <summary className="min-h-6 cursor-pointer text-ink-soft hover:underline">
      {messages.title}{' '}
      <b className="font-semibold text-ink">{carbon.grams === null ? messages.unknown : massOf(carbon.grams)}</b>{' '}
      <span className="text-xs">{messages.per[carbon.per]}</span>
    </summary>
    <div className="mt-1.5 rounded-md border border-line bg-surface px-3 py-2">
      <p className="mb-1 text-xs text-ink-soft">
        {messages.basis}；{messages.doorsLater}
      </p>
      <CarbonLegs carbon={carbon} />
    </div>
  </details>
);
