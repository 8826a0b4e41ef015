import type { OrderDetail } from './orderCalls.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { InstructionForm, ShippingInstruction } from './shippingInstruction.ts';
import { shippingInstruction } from './shippingInstruction.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import { billLines, billLinesMax } from './billLines.ts';

/** What an instruction is checked against. */
export type InstructedOrder = Pick<OrderDetail, 'line' | 'status' | 'order' | 'offer' | 'shipment'>;

/** Why a field of an instruction is rejected, by dotted path. */
export type InstructionProblems = Readonly<Record<string, FieldProblem>>;

/** The texts of problems that name figures of the order. */
const texts = {
  unknownContainer: (known: string) => `不是本单的集装箱（${known}）`,
  containerCount: (given: number, ordered: number) => `共填了 ${given} 个箱号，订单为 ${ordered} 箱；箱量有变须先改单`,
  otherSeal: (seal: string) => `同一箱的铅封号不一致（另一行为 ${seal || '空'}）`,
  packages: (given: number, ordered: number) => `本项货物合计 ${given} 件，订单为 ${ordered} 件；有变须先改单`,
  grossKg: (given: number, ordered: number) => `本项货物合计 ${given} kg，订单为 ${ordered} kg；有变须先改单`,
  cargoMissing: (nameZh: string) => `缺少订单中的货物：${nameZh}`,
  dangerousName: (entry: string) => `危险品品名须与订单一致，写明“${entry}”`,
  otherNumber: (number: string) => `${number} 不是订单申报的联合国编号；有变须先改单`,
} as const;

/** Why a sea waybill has no bearer as its consignee (CMI Uniform Rules for Sea Waybills, 2(ii)). */
export const waybillToOrder = '海运单须有记名收货人，不能 TO ORDER';

/** Whether a consignee is the holder of the bill of lading: `TO ORDER`, `TO THE ORDER OF …`. */
export const isToOrder = ({ name }: { name: string }): boolean => /^\s*TO\s+(?:THE\s+)?ORDER\b/i.test(name);

/** A text as descriptions of goods are compared: in capitals, with single blanks. */
export const plain = (text: string): string => text.toUpperCase().replaceAll(/\s+/g, ' ').trim();

/** What names a dangerous item. */
type Named = Pick<
  NonNullable<OrderDetail['order']['cargo'][number]['dangerous']>,
  'unNumber' | 'properShippingName'
> & {
  technicalName: string;
};

const technical = ({ technicalName }: Named): string => plain(technicalName);

/**
 * How a dangerous item is named in a description: `UN 1760 CORROSIVE LIQUID, N.O.S. (CAPRYLYL CHLORIDE)` (IMDG 5.4.1.4.1: UN
 * number, then proper shipping name with its technical name).
 */
export const dangerousName = (item: Named): string =>
  [`UN ${item.unNumber} ${plain(item.properShippingName)}`, technical(item) && `(${technical(item)})`]
    .filter(Boolean)
    .join(' ');

/** The problem of a description: UN number, proper shipping name and technical name are those of the order. */
const descriptionProblem = (
  description: string,
  dangerous: OrderDetail['order']['cargo'][number]['dangerous'],
): FieldProblem | undefined => {
  const written = plain(description).replaceAll(/\bUN\s*-?\s*(?:NO\.?\s*:?\s*)?(\d{4})\b/g, 'UN $1');
  const other = /\bUN \d{4}\b/g;
  const found = [...written.matchAll(other)].map(([number]) => number);
  const wrong = found.find((number) => number !== `UN ${dangerous?.unNumber}`);
  if (wrong !== undefined) return { messageZh: texts.otherNumber(wrong) };
  if (!dangerous) return undefined;
  const names = [plain(dangerous.properShippingName), technical(dangerous)];
  const isNamed = found.length > 0 && names.every((name) => written.includes(name));
  return isNamed ? undefined : { messageZh: texts.dangerousName(dangerousName(dangerous)) };
};

type Line = ShippingInstruction['lines'][number];

const containerProblems = (
  { line: service, order, shipment }: InstructedOrder,
  lines: readonly Line[],
): Record<string, FieldProblem> => {
  if (!shipsOwnContainers(service)) return {};
  const problems: Record<string, FieldProblem> = {};
  const known = shipment?.containers.map(({ containerNo }) => containerNo) ?? [];
  const seals = new Map<string, string>();
  for (const [index, { containerNo, sealNo }] of lines.entries()) {
    const path = `lines.${index}.containerNo`;
    if (containerNo === '') problems[path] = 'required';
    else if (known.length > 0 && !known.includes(containerNo))
      problems[path] = { messageZh: texts.unknownContainer(known.join('、')) };
    const seal = seals.get(containerNo);
    if (seal !== undefined && seal !== sealNo) problems[`lines.${index}.sealNo`] = { messageZh: texts.otherSeal(seal) };
    seals.set(containerNo, seal ?? sealNo);
  }
  const ordered = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (Object.keys(problems).length === 0 && ordered > 0 && seals.size !== ordered)
    problems['lines.0.containerNo'] = { messageZh: texts.containerCount(seals.size, ordered) };
  return problems;
};

/** Half a kilogram is the rounding of a printed mass. */
const roundingKg = 0.5;

const goodsProblems = ({ order }: InstructedOrder, lines: readonly Line[]): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {};
  for (const [index, item] of order.cargo.entries()) {
    const own = [...lines.entries()].filter(([, { cargo }]) => cargo === index);
    const [first] = own;
    if (!first) {
      problems['lines.0.description'] ??= { messageZh: texts.cargoMissing(item.nameZh) };
      continue;
    }
    const packages = own.reduce((sum, [, line]) => sum + line.packages, 0);
    const grossKg = sumOf(own.map(([, line]) => line.grossKg));
    if (packages !== item.packages)
      problems[`lines.${first[0]}.packages`] = { messageZh: texts.packages(packages, item.packages) };
    if (Math.abs(grossKg - item.grossKg) > roundingKg)
      problems[`lines.${first[0]}.grossKg`] = { messageZh: texts.grossKg(grossKg, item.grossKg) };
    for (const [at, { description }] of own) {
      const problem = descriptionProblem(description, item.dangerous);
      if (problem) problems[`lines.${at}.description`] = problem;
    }
  }
  return problems;
};

/** A bill of lading has so many lines for each cargo item; a letter of credit is quoted after the first (DCSA eBL 3.0). */
const lengthProblems = ({ lines, letterOfCredit }: ShippingInstruction): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {};
  for (const [at, { cargo }] of lines.entries()) {
    if (lines.findIndex((line) => line.cargo === cargo) < at) continue;
    const own = lines.flatMap((line) => (line.cargo === cargo ? [line.description] : []));
    const credit = cargo === 0 ? letterOfCredit : '';
    if ([...new Set(own), credit].flatMap(billLines).length > billLinesMax.description)
      problems[credit === '' ? `lines.${at}.description` : 'letterOfCredit'] = 'tooLong';
  }
  return problems;
};

/**
 * What is wrong with the parties: a sea waybill names its consignee (CMI Uniform Rules for Sea Waybills, 2(ii)), and a
 * bill to order names who is notified (DCSA eBL 3.0, `notifyParties`).
 */
const partyProblems = ({ consignee, notifyParties, billType }: ShippingInstruction): Record<string, FieldProblem> => {
  const isOpen = isToOrder(consignee);
  return {
    ...(!isOpen && consignee.address === '' && { 'consignee.address': 'required' as const }),
    ...(isOpen && billType === 'seaWaybill' && { billType: { messageZh: waybillToOrder } }),
    ...(isOpen && notifyParties.length === 0 && { notifyParties: 'required' as const }),
  };
};

/** What is wrong with an instruction, by field: unreadable or missing values, then contradictions to the order. */
export const instructionProblems = (
  form: InstructionForm | ShippingInstruction,
  order: InstructedOrder,
): InstructionProblems => {
  const parsed = shippingInstruction.safeParse(form);
  if (!parsed.success) return problemsOf(shippingInstruction, form);
  const { lines } = parsed.data;
  const unknown = lines.findIndex(({ cargo }) => cargo >= order.order.cargo.length);
  if (unknown !== -1) return { [`lines.${unknown}.description`]: 'notChosen' };
  return {
    ...partyProblems(parsed.data),
    ...lengthProblems(parsed.data),
    ...containerProblems(order, lines),
    ...goodsProblems(order, lines),
  };
};

const early: ReadonlySet<OrderStatus> = new Set([
  'SUBMITTED',
  'NEED_INFO',
  'INFO_SUPPLIED',
  'DG_REVIEW',
  'APPROVAL',
  'APPROVAL_RETURNED',
] as const);

/** The statuses of a booked order whose goods have not departed. */
export const instructableStatuses = ['ACCEPTED', 'RELEASED', 'AMENDING', 'DG_DECLARED', 'GATED_IN', 'CUSTOMS'] as const;
const instructable: ReadonlySet<OrderStatus> = new Set(instructableStatuses);

type Sailed = Pick<InstructedOrder, 'offer' | 'shipment'>;

/** A name without case, spaces and punctuation, which people write as they like. */
const spelled = (name: string): string => name.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether the carrier has put an order on another voyage than the booked one: its number or its vessel is another, as ships
 * share numbers. What is not known decides nothing.
 */
export const isOnOtherVoyage = ({
  offer: { sailing },
  shipment,
}: {
  offer: Pick<Sailed['offer'], 'sailing'>;
  shipment?: Sailed['shipment'];
}): boolean =>
  (['vessel', 'voyage'] as const).some((name) => {
    const known = spelled(shipment?.[name] ?? '');
    return sailing !== undefined && sailing !== null && known !== '' && known !== spelled(sailing[name]);
  });

/**
 * The cut-offs of the voyage of an order. Those of another voyage than the booked one are as long before its departure; there
 * are none while that is not known.
 */
export const cutOffsOf = (order: Sailed) => {
  const { sailing } = order.offer;
  if (!sailing || !isOnOtherVoyage(order)) return sailing?.cutOffs ?? [];
  const departsAt = order.shipment?.departsAt;
  if (departsAt === undefined) return [];
  const later = Date.parse(departsAt) - Date.parse(sailing.estimatedTimeOfDeparture);
  return sailing.cutOffs.map(({ code, nameZh, at }) => ({
    code,
    nameZh,
    at: new Date(Date.parse(at) + later).toISOString(),
  }));
};

/** The instant until which an instruction is submitted and amended: the SI cut-off of the sailing; undefined without. */
export const instructionDeadline = (order: Sailed): string | undefined =>
  cutOffsOf(order).find(({ code }) => code === 'SI')?.at;

/**
 * Whether a paper of an order can be submitted at `now` (epoch milliseconds) until a deadline: not yet, because the order is
 * not accepted; now; no more, because the cut-off has passed; or no more, because the goods have departed or the order has
 * ended.
 */
export const cutOffWindow = (
  status: OrderStatus,
  deadline: string | undefined,
  now: number,
): 'early' | 'open' | 'late' | 'over' => {
  if (!early.has(status) && !instructable.has(status)) return 'over';
  if (deadline !== undefined && Date.parse(deadline) <= now) return 'late';
  return early.has(status) ? 'early' : 'open';
};

/** Whether an instruction can be submitted at `now` (epoch milliseconds); it changes no bill of lading that was released. */
export const instructionWindow = ({ bill, ...order }: Sailed & Pick<OrderDetail, 'status' | 'bill'>, now: number) =>
  bill?.release ? 'over' : cutOffWindow(order.status, instructionDeadline(order), now);
