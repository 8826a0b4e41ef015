import type { ReactNode } from 'react';
import type { FigureRow, Figures } from '#contract/desk/figures/figures.ts';
import { marginOf } from '#contract/desk/figures/figures.ts';
import { digitsOf } from '#contract/rules/rounding.ts';
import { figureMessages as messages } from '#src/features/desk/messages/figures.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { money } from '#src/ui/format.ts';
import { BarChart } from './BarChart.tsx';

/** The most groups of a chart; its table has them all. */
const barsMax = 10;

const yuan = (fen: number): string => money('1', fen);
const percent = (share: number): string => `${digitsOf(share * 100, { min: 1, max: 1 })}%`;

const duration = (seconds: number): string => {
  if (seconds < 3_600) return messages.minutes(digitsOf(seconds / 60, { max: 0 }));
  if (seconds < 172_800) return messages.hours(digitsOf(seconds / 3_600, { max: 1 }));
  return messages.daysLong(digitsOf(seconds / 86_400, { max: 1 }));
};

const promptShare = ({ accepted, prompt }: FigureRow): string =>
  accepted === 0 ? messages.unknown : percent(prompt / accepted);

function Tile({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd>
        <b className="block text-xl font-semibold break-words tabular-nums">{value}</b>
        <span className="text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}

/** The whole period in four numbers. */
export function Summary({ total }: { total: FigureRow }) {
  const margin = marginOf(total);
  const { orders, carried, uncosted, revenue, adjusted, median } = total;
  return (
    <dl aria-label={messages.summary} className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Tile title={messages.orders} value={digitsOf(orders, { max: 0 })}>
        {messages.carriedOf(carried)}
      </Tile>
      <Tile title={messages.revenue} value={yuan(revenue)}>
        {adjusted === 0 ? '' : `${messages.adjustedOf(yuan(adjusted))}，`}
        {uncosted > 0 ? messages.uncostedOf(uncosted) : messages.allCosted}
      </Tile>
      <Tile title={messages.margin} value={margin ? yuan(margin.margin) : messages.unknown}>
        {messages.rateOf(margin && margin.rate !== null ? percent(margin.rate) : messages.unknown)}
      </Tile>
      <Tile title={messages.times} value={median === null ? messages.unknown : duration(median)}>
        {messages.promptOf(promptShare(total))}
      </Tile>
    </dl>
  );
}

interface GroupProps {
  figures: Figures;
  /** What the groups are. */
  group: string;
}

const right = 'text-right tabular-nums';

function MoneyRow({ row }: { row: FigureRow }) {
  const { nameZh, orders, carried, uncosted, revenue, adjusted, costedRevenue, cost } = row;
  const margin = marginOf(row);
  return (
    <tr>
      <th scope="row" className="max-w-72 min-w-32 break-words whitespace-normal">
        {nameZh}
      </th>
      <td className={right}>{orders}</td>
      <td className={right}>{carried}</td>
      <td className={right}>{yuan(revenue)}</td>
      <td className={right}>{adjusted === 0 ? messages.unknown : yuan(adjusted)}</td>
      <td className={right}>{uncosted > 0 ? messages.uncostedOf(uncosted) : messages.unknown}</td>
      <td className={right}>{margin ? yuan(costedRevenue) : messages.unknown}</td>
      <td className={right}>{margin ? yuan(cost) : messages.unknown}</td>
      <td className={`${right} ${margin && margin.margin < 0 ? 'text-critical' : ''}`}>
        {margin ? yuan(margin.margin) : messages.unknown}
      </td>
      <td className={right}>{margin && margin.rate !== null ? percent(margin.rate) : messages.unknown}</td>
    </tr>
  );
}

const moneyColumns = [
  messages.orders,
  messages.carried,
  messages.revenue,
  messages.adjusted,
  messages.uncosted,
  messages.costedRevenue,
  messages.cost,
  messages.margin,
  messages.marginRate,
];

/** Revenue and costs of each group, as bars and as a table with the margin. */
export function MoneyByGroup({ figures: { rows, total, others }, group }: GroupProps) {
  return (
    <DeskPart title={messages.money}>
      <BarChart
        series={[
          { nameZh: messages.revenue, fill: 'fill-brand-500' },
          { nameZh: messages.cost, fill: 'fill-line-strong' },
        ]}
        bars={rows.slice(0, barsMax).map((row) => ({
          key: row.key,
          label: row.nameZh,
          values: [
            { amount: row.revenue, text: yuan(row.revenue) },
            marginOf(row) && { amount: row.cost, text: yuan(row.cost) },
          ],
        }))}
      />
      <DeskTable label={messages.moneyTable} columns={[group, ...moneyColumns]} numbersFrom={1}>
        {[...rows, total].map((row, at) => (
          <MoneyRow key={at === rows.length ? 'whole' : `of ${row.key}`} row={row} />
        ))}
      </DeskTable>
      {others > 0 && <p className="mt-2 text-sm text-ink-soft">{messages.others(others)}</p>}
    </DeskPart>
  );
}

const time = (seconds: number | null) => (seconds === null ? messages.unknown : duration(seconds));
const bar = (seconds: number | null) => (seconds === null ? null : { amount: seconds, text: duration(seconds) });

/** How soon orders were accepted, by group. */
export function TimesByGroup({ figures: { rows, total }, group }: GroupProps) {
  const timed = rows.filter(({ median }) => median !== null);
  return (
    <DeskPart title={messages.times}>
      <p className="mb-2 text-sm text-ink-soft">{messages.timesLead}</p>
      {timed.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noneAccepted}</p>
      ) : (
        <>
          <BarChart
            series={[
              { nameZh: messages.median, fill: 'fill-brand-500' },
              { nameZh: messages.ninetieth, fill: 'fill-brand-200' },
            ]}
            bars={timed.slice(0, barsMax).map((row) => ({
              key: row.key,
              label: row.nameZh,
              values: [bar(row.median), bar(row.ninetieth)],
            }))}
          />
          <DeskTable
            label={messages.timesTable}
            columns={[group, messages.accepted, messages.median, messages.ninetieth, messages.prompt]}
            numbersFrom={1}
          >
            {[...timed, total].map((row, at) => (
              <tr key={at === timed.length ? 'whole' : `of ${row.key}`}>
                <th scope="row" className="max-w-72 min-w-32 break-words whitespace-normal">
                  {row.nameZh}
                </th>
                <td className={right}>{row.accepted}</td>
                <td className={right}>{time(row.median)}</td>
                <td className={right}>{time(row.ninetieth)}</td>
                <td className={right}>{promptShare(row)}</td>
              </tr>
            ))}
          </DeskTable>
        </>
      )}
    </DeskPart>
  );
}

/** Why orders were rejected. */
export function Rejections({ rejections }: Pick<Figures, 'rejections'>) {
  const shown = rejections.map(({ reason, orders }) => ({ reason: reason.trim() || messages.noReason, orders }));
  return (
    <DeskPart title={messages.rejections}>
      {shown.length === 0 ? (
        <p className="text-sm text-ink-soft">{messages.noneRejected}</p>
      ) : (
        <>
          <BarChart
            series={[{ nameZh: messages.orders, fill: 'fill-notice' }]}
            bars={shown.map(({ reason, orders }) => ({
              key: reason,
              label: reason,
              values: [{ amount: orders, text: String(orders) }],
            }))}
          />
          <DeskTable label={messages.rejectionsTable} columns={[messages.reason, messages.orders]} numbersFrom={1}>
            {shown.map(({ reason, orders }) => (
              <tr key={reason}>
                <th scope="row" className="min-w-40 break-words whitespace-normal">
                  {reason}
                </th>
                <td className={right}>{orders}</td>
              </tr>
            ))}
          </DeskTable>
        </>
      )}
    </DeskPart>
  );
}
