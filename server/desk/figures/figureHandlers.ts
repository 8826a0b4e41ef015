import { recordCost, withdrawCost } from '#contract/desk/figures/costs.ts';
import type { FigureRow } from '#contract/desk/figures/figures.ts';
import { deskFigures, deskFiguresFile, marginOf } from '#contract/desk/figures/figures.ts';
import { figureFileRowsMax } from '#contract/desk/deskLimits.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { tableFile } from '#server/support/tableFiles.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { recordAtDesk, withdrawAtDesk } from './costs.ts';
import { figuresAtDesk } from './figures.ts';

const { figures: messages } = deskMessages;

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const hours = (seconds: number | null): string => (seconds === null ? '' : (seconds / 3_600).toFixed(1));
const percent = (share: number | null): string => (share === null ? '' : `${(share * 100).toFixed(1)}%`);

const cellsOf = (row: FigureRow): string[] => {
  const { nameZh, orders, carried, uncosted, revenue, adjusted, costedRevenue, cost, accepted, prompt } = row;
  const margin = marginOf(row);
  return [
    nameZh,
    String(orders),
    String(carried),
    yuan(revenue),
    yuan(adjusted),
    String(uncosted),
    margin ? yuan(costedRevenue) : '',
    margin ? yuan(cost) : '',
    margin ? yuan(margin.margin) : '',
    percent(margin?.rate ?? null),
    hours(row.median),
    hours(row.ninetieth),
    percent(accepted === 0 ? null : prompt / accepted),
  ];
};

/** Figures of the company, their file, and the costs from which margins are computed. */
export const figureHandlers = [
  handleDesk(deskFigures, (query, context) => figuresAtDesk(context, query)),
  handleDesk(deskFiguresFile, async ({ format, ...query }, context) => {
    const { from, to, total, rows, others, exchangeRate } = await figuresAtDesk(context, query, figureFileRowsMax);
    return tableFile(messages.title, format, [
      [messages.period(from, to), ...(exchangeRate ? [messages.rate(exchangeRate)] : [])],
      [messages.groups[query.by], ...messages.columns],
      ...[...rows, total].map(cellsOf),
      ...(others > 0 ? [[messages.others(others)]] : []),
    ]);
  }),
  handleDesk(recordCost, (input, context) => recordAtDesk(context, input)),
  handleDesk(withdrawCost, (input, context) => withdrawAtDesk(context, input)),
];
