import * as z from 'zod/mini';
import type { CommandForm } from '#contract/desk/orders/commandForm.ts';
import { commandProblems, emptyCommandForm, fieldsOf } from '#contract/desk/orders/commandForm.ts';
import type { FindingDecision } from '#contract/desk/orders/findings.ts';
import { findingDecisions } from '#contract/desk/orders/findings.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { changedOrder, orderCommand, orderStatus } from '#contract/orders/orderStatus.ts';
import { invoiceRequest } from '#contract/orders/invoice.ts';
import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { total } from '#contract/rules/pricing/price.ts';
import { orderCommands } from '#machines/orders/orderLife.ts';
import { fieldNameOf } from '#server/booking/orderChecks.ts';
import { dateTime, money } from '#server/app/pages/format.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { problemText } from '#server/http/errors/problemMessages.ts';
import { Mistake, onOneLine, print } from './localService.ts';
import type { Desk } from './reviewDesk.ts';
import { orderPartyZh } from '#contract/orders/orderStatusNames.ts';
import { commandName, statusName } from '#server/orders/messages.ts';

const openOrders = z.array(
  z.object({
    orderNo: z.string(),
    line: serviceCode,
    status: orderStatus,
    placedAt: z.iso.datetime(),
    routeZh: z.string(),
    carriageZh: z.string(),
    dangerous: z.boolean(),
    /** A finding that is answered separately has a key. */
    reviewReasons: z.array(z.extend(suspicion, { key: z.optional(z.string()) })),
    acts: z.array(orderCommand),
  }),
);

const reviewKinds: Partial<Record<Suspicion['why'], string>> = {
  measures: '须核对数据',
  rule: '须按规则核对',
  segregation: '须核对隔离',
  classification: '须核对分类与包装',
};

/** The characters of a finding's key that are shown and typed. */
const shortKey = 8;

const decisionNames: Readonly<Record<FindingDecision, string>> = {
  ordinary: '确为普通货物',
  declare: '按建议申报',
  reject: '驳回',
};

/** The desk's findings: the cargo item and field, then the finding with its paragraph. */
const reasonText = (
  service: ServiceCode,
  { path, why, words, key, answer }: Suspicion & { key?: string | undefined },
) => {
  const number = key === undefined ? '' : `[${key.slice(0, shortKey)}] `;
  const answered = answer ? `（${decisionNames[answer.decision]}：${answer.reason}）` : '';
  const kind = reviewKinds[why] ?? '须核对是否危险品';
  return `${number}${kind}：${fieldNameOf(allServices[service])(path.split('.'))}：${words}${answered}`;
};

const ordersAt = async (desk: Desk) => openOrders.parse(await (await desk('/orders')).json());

/** Answers a finding of an order by the beginning of its key, as shown in the list of orders. */
export const answerAtDesk = async (
  desk: Desk,
  [orderNo, number = '', decision, ...words]: readonly string[],
  dueAt = '',
): Promise<void> => {
  const order = (await ordersAt(desk)).find((each) => each.orderNo === orderNo);
  const finding = order?.reviewReasons.find(({ key }) => number.length >= shortKey && key?.startsWith(number));
  const chosen = findingDecisions.find((each) => each === decision);
  if (!order || !finding || !chosen)
    throw new Mistake(
      '须写明订单号、事项编号与 ordinary、declare 或 reject；“npm run review -- orders”列出待答复的事项。',
    );
  const answer = { orderNo, finding: finding.key, decision: chosen, reason: words.join(' '), dueAt };
  const response = await desk('/findings', { method: 'POST', body: JSON.stringify(answer) });
  const { status } = changedOrder.parse(await response.json());
  print(`${orderNo}  ${decisionNames[chosen]}  →  ${statusName(order.line, status)}`);
};

/** Prints the open orders, each with the commands it accepts now. */
export const listOrders = async (desk: Desk): Promise<void> => {
  const all = await ordersAt(desk);
  if (all.length === 0) return print('没有进行中的订单。');
  for (const { orderNo, line, status, placedAt, routeZh, carriageZh, dangerous, reviewReasons, acts } of all) {
    print(onOneLine([orderNo, dateTime(new Date(placedAt)), statusName(line, status), dangerous ? '危险品' : '']));
    print(`          ${onOneLine([allServices[line].nameZh, routeZh, carriageZh])}`);
    if (status === 'DG_REVIEW')
      for (const reason of reviewReasons) print(`          ${onOneLine([reasonText(line, reason)])}`);
    for (const command of acts)
      print(`          ${command}  ${orderPartyZh[orderCommands[command].by]}：${commandName(line, command)}`);
  }
};

/** A field of a command as shown to the operator, with its option. */
const labelOf = (name: string): string => `“${fieldNames.get(name) ?? name}”（--${name}）`;

/** The service of an order, by its number. */
const serviceOf = (orderNo: string): ServiceCode =>
  serviceCode.options.find((service) => orderNo.startsWith(allServices[service].prefix)) ?? 'fcl';

/** Reads one line from the operator. */
type Ask = (question: string) => Promise<string>;

/** The data of a command: the typed values, and `ask`'s answers for required fields that are missing. */
const completed = async (
  command: OrderCommand,
  service: ServiceCode,
  typed: Partial<CommandForm>,
  ask: Ask | undefined,
): Promise<CommandForm> => {
  const form = { ...emptyCommandForm, ...typed };
  for (const { name, isRequired } of fieldsOf(command, service))
    if (isRequired && ask && form[name].trim() === '') form[name] = await ask(`${labelOf(name)}：`);
  const problems = Object.entries(commandProblems(command, service, form, new Date())).map(
    ([name, problem]) => `${labelOf(name)}${problemText(problem as OrderProblem)}`,
  );
  if (problems.length > 0) throw new Mistake(problems.join('\n'));
  return form;
};

/** Gives one command to one order, for the party it belongs to, with the data that the desk requires. */
export const commandAtDesk = async (
  desk: Desk,
  orderNo: string | undefined,
  name: string | undefined,
  typed: Partial<CommandForm>,
  ask?: Ask,
): Promise<void> => {
  const command = orderCommand.safeParse(name);
  if (orderNo === undefined || !command.success)
    throw new Mistake('须写明订单号与操作；“npm run review -- orders”列出每单现在可做的操作。');
  const service = serviceOf(orderNo);
  const form = await completed(command.data, service, typed, ask);
  const response = await desk(`/orders/${encodeURIComponent(orderNo)}`, {
    method: 'POST',
    body: JSON.stringify({ act: command.data, note: form.note, form }),
  });
  const { status } = changedOrder.parse(await response.json());
  print(`${orderNo}  ${commandName(service, command.data)}  →  ${statusName(service, status)}`);
};

const waitingInvoices = z.array(
  z.object({
    orderNo: z.string(),
    totals: z.array(total),
    content: z.looseObject({ ...invoiceRequest.shape, taxpayerId: z.string() }),
    requestedAt: z.iso.datetime(),
  }),
);

/** Prints the invoices to be issued, with their content. */
export const listInvoices = async (desk: Desk): Promise<void> => {
  const all = waitingInvoices.parse(await (await desk('/invoices')).json());
  if (all.length === 0) return print('没有待开的发票。');
  for (const { orderNo, totals, content, requestedAt } of all) {
    const kind = content.kind === 'special' ? '增值税专用发票' : '增值税普通发票';
    print(onOneLine([orderNo, dateTime(new Date(requestedAt)), kind, ...totals.map(money)]));
    print(
      `          ${onOneLine([content.companyName, content.taxpayerId, content.registeredAddress, content.registeredPhone])}`,
    );
    print(`          ${onOneLine([content.bank, content.bankAccount])}`);
    print(
      `          ${onOneLine([content.receiverName, content.receiverPhone, content.receiverEmail, content.region, content.address])}`,
    );
  }
};

/** Records that an invoice was issued. */
export const issueAtDesk = async (
  desk: Desk,
  orderNo: string | undefined,
  status: string | undefined,
): Promise<void> => {
  if (orderNo === undefined || status !== 'issued')
    throw new Mistake('须写明订单号与 issued；“npm run review -- invoices”列出待开的发票。');
  await desk(`/invoices/${encodeURIComponent(orderNo)}`, {
    method: 'POST',
    body: JSON.stringify({ status: 'ISSUED' }),
  });
  print(`${orderNo}  发票已开具`);
};
