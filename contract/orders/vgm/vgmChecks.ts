import type { Problem } from '#contract/protocol/problem.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { limits } from '#contract/protocol/limits.ts';
import { containerGrossKgMax, containers as dryContainers } from '#contract/rules/loading/containers.ts';
import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import { digitsOf, sumOf } from '#contract/rules/rounding.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { namedContainers } from '#contract/orders/shipment.ts';
import type { InstructedOrder } from '#contract/orders/instructionChecks.ts';
import { cutOffsOf, cutOffWindow } from '#contract/orders/instructionChecks.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { VgmContainer, VgmForm, VgmRow } from './vgm.ts';
import { vgmDeclaration, vgmMethods } from './vgm.ts';

/** What a declaration is checked against. */
export type DeclaredOrder = InstructedOrder & Pick<OrderDetail, 'instruction'>;

/** Why a field of a declaration is rejected, by dotted path. */
export type VgmProblems = Readonly<Record<string, FieldProblem>>;

const kg = (mass: number): string => `${digitsOf(mass, { max: 1 })} kg`;

/** The texts of problems that name figures. */
const texts = {
  unknown: (known: string) => `不是本单的集装箱（${known}）`,
  repeated: '此箱号已填在另一箱',
  count: (given: number, ordered: number) => `共 ${given} 箱，订单为 ${ordered} 箱；箱量有变须先改单`,
  sizes: (size: string, given: number, ordered: number) => `${size} 共 ${given} 箱，订单为 ${ordered} 箱`,
  future: '称重日期不能晚于今天',
  tare: (min: number, max: number) => `皮重不合理，应为 ${kg(min)} 至 ${kg(max)}，见箱门`,
  belowTare: (tare: number) => `VGM 须大于皮重 ${kg(tare)}：它含箱体与全部内装物`,
  overGross: (vgm: number, max: number) => `VGM ${kg(vgm)} 超过该箱最大总质量 ${kg(max)}，不得装船（SOLAS VI/2、CSC）`,
  overPayload: (load: number, max: number) =>
    `内装 ${kg(load)}，超过该箱型通常载重 ${kg(max)}；铭牌允许更多的请填最大总质量`,
  total: (load: number, ordered: number, tolerance: number) =>
    `各箱内装合计 ${kg(load)}，订单毛重 ${kg(ordered)}，相差超过允许误差 ${kg(tolerance)}（每箱 5% 与 1 t 取小）；有变须先改单`,
  held: (load: number, goods: number, tolerance: number) =>
    `此箱内装 ${kg(load)}，补料或订单中装入此箱的货物为 ${kg(goods)}，相差超过允许误差 ${kg(tolerance)}（5% 与 1 t 取小）；分箱有变须先更改`,
  belowHeld: (vgm: number, goods: number) => `VGM ${kg(vgm)} 小于补料或订单中装入此箱的货物 ${kg(goods)}`,
  belowGoods: (vgm: number, ordered: number) => `各箱 VGM 合计 ${kg(vgm)}，小于订单货物毛重 ${kg(ordered)}`,
} as const;

type Masses = Pick<VgmContainer, 'method' | 'vgmKg' | 'tareKg' | 'cargoKg' | 'packingKg' | 'dunnageKg'>;

/**
 * The verified gross mass of a container in kilograms: as weighed (method 1), or the sum of its tare, goods, packing and
 * dunnage (method 2). Source: SOLAS VI/2.4; MSC.1/Circ.1475.
 */
export const verifiedKg = ({ method, vgmKg, tareKg, cargoKg, packingKg, dunnageKg }: Masses): number =>
  method === '2' ? sumOf([tareKg, cargoKg, packingKg, dunnageKg]) : vgmKg;

/**
 * By how much (kg) a declared mass may differ from the actual one: 5 % or 1 t, whichever is less. Source: 船舶安全监督规则
 * (Ministry of Transport), article 56: an error above 5 % or 1 t is punished.
 */
export const toleranceKg = (vgmKg: number): number => Math.min(Math.round(vgmKg * 50) / 1_000, 1_000);

/** The dry container that an item of an order is, if any: a flexitank lies in a 20-foot one. */
const dryOf = (line: ServiceCode, size: string) => {
  const type = line === 'flexitank' ? '20GP' : size;
  return Object.hasOwn(dryContainers, type) ? dryContainers[type as keyof typeof dryContainers] : undefined;
};

/**
 * The maximum gross mass (kg) of a container and what it may hold: by its plate; without, what ISO 668 rates it at and the
 * usual payload of its size.
 */
const roomOf = (
  line: ServiceCode,
  { containerType, maxGrossKg }: VgmContainer,
): { grossKg: number; payloadKg: number } => {
  const dry = dryOf(line, containerType);
  if (maxGrossKg > 0) return { grossKg: maxGrossKg, payloadKg: Infinity };
  return { grossKg: dry ? containerGrossKgMax : limits.containerVgmKgMax, payloadKg: dry?.payloadKg ?? Infinity };
};

const requiredFor = {
  '1': ['vgmKg', 'certificateNo', 'weighedOn', 'weighedBy'],
  '2': ['tareKg', 'cargoKg'],
} as const;

/** The fields of a written form that its methods require and that are empty. */
const emptyFields = ({ containers }: VgmForm): VgmProblems =>
  Object.fromEntries(
    containers.flatMap((row, index) =>
      vgmMethods
        .filter((method) => method === row.method)
        .flatMap((method) => requiredFor[method].filter((name) => row[name].trim() === ''))
        .map((name) => [`containers.${index}.${name}`, 'required' satisfies Problem] as const),
    ),
  );

/** The fields of the other method, which a declaration leaves empty. */
const unusedFor: Readonly<Record<string, readonly (keyof VgmRow)[]>> = {
  '1': ['cargoKg', 'packingKg', 'dunnageKg'],
  '2': ['vgmKg', 'certificateNo', 'weighedOn', 'weighedBy'],
};

/** A form without what was typed for the methods that were not chosen. */
export const declaredForm = (form: VgmForm): VgmForm => ({
  ...form,
  containers: form.containers.map((row) =>
    Object.assign({ ...row }, Object.fromEntries((unusedFor[row.method] ?? []).map((name) => [name, '']))),
  ),
});

type Found = [name: keyof VgmContainer, problem: FieldProblem];

/** What is wrong with the masses of one container. */
const massProblem = (line: ServiceCode, container: VgmContainer): Found | undefined => {
  const { method, tareKg } = container;
  const room = roomOf(line, container);
  const vgm = verifiedKg(container);
  const shown = method === '1' ? 'vgmKg' : 'cargoKg';
  if (tareKg > 0 && (tareKg < limits.containerTareKgMin || tareKg > limits.containerTareKgMax))
    return ['tareKg', { messageZh: texts.tare(limits.containerTareKgMin, limits.containerTareKgMax) }];
  if (vgm <= Math.max(tareKg, limits.containerTareKgMin))
    return [shown, { messageZh: texts.belowTare(Math.max(tareKg, limits.containerTareKgMin)) }];
  if (vgm > room.grossKg) return [shown, { messageZh: texts.overGross(vgm, room.grossKg) }];
  const load = vgm - tareKg;
  if (tareKg > 0 && load > room.payloadKg) return [shown, { messageZh: texts.overPayload(load, room.payloadKg) }];
  return undefined;
};

const containerProblems = (line: ServiceCode, container: VgmContainer, today: string): Found[] => {
  const missing = requiredFor[container.method].filter((name) => !container[name]);
  if (missing.length > 0) return missing.map((name): Found => [name, 'required' satisfies Problem]);
  if (container.weighedOn > today) return [['weighedOn', { messageZh: texts.future }]];
  const found = massProblem(line, container);
  return found ? [found] : [];
};

/** The containers as ordered: none is unknown or twice, and of each size there are as many. */
const numberProblems = ({ order, shipment }: DeclaredOrder, rows: readonly VgmContainer[]): VgmProblems => {
  const problems: Record<string, FieldProblem> = {};
  const known = namedContainers(shipment).map(({ containerNo }) => containerNo);
  for (const [index, { containerNo }] of rows.entries()) {
    const path = `containers.${index}.containerNo`;
    if (known.length > 0 && !known.includes(containerNo))
      problems[path] = { messageZh: texts.unknown(known.join('、')) };
    if (rows.findIndex((row) => row.containerNo === containerNo) < index)
      problems[path] = { messageZh: texts.repeated };
  }
  const ordered = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (ordered > 0 && rows.length !== ordered)
    problems['containers.0.containerNo'] ??= { messageZh: texts.count(rows.length, ordered) };
  for (const { code, quantity } of ordered > 0 ? order.items : []) {
    const last = rows.findLastIndex(({ containerType }) => containerType === code);
    const given = rows.filter(({ containerType }) => containerType === code).length;
    if (given > quantity)
      problems[`containers.${last}.containerType`] ??= { messageZh: texts.sizes(code, given, quantity) };
  }
  return problems;
};

/**
 * The gross mass (kg) of the goods in a container of an order, from 0: as its instruction says, else as the order puts
 * them into its containers; undefined where neither says which lie in it.
 */
export const goodsKgIn = (
  { order: { cargo, items }, shipment, instruction }: DeclaredOrder,
  { containerNo, containerType }: { containerNo: string; containerType: string },
  index: number,
): number | undefined => {
  const units = unitsOf(items);
  if (units.length <= 1) return sumOf(cargo.map(({ grossKg }) => grossKg));
  const instructed = instruction?.containers ?? [];
  if (instructed.length > 0) return instructed.find((one) => one.containerNo === containerNo)?.grossKg;
  const known = namedContainers(shipment).findIndex((one) => one.containerNo === containerNo);
  const place = known === -1 ? index : known;
  if (!isAllotted(cargo) || units[place] !== containerType) return undefined;
  return sumOf(cargo.flatMap(({ unit, grossKg }) => (unit === place + 1 ? [grossKg] : [])));
};

/** Whether each of several containers holds the goods that are put into it, within the tolerance; dunnage is none of them. */
const heldProblems = (order: DeclaredOrder, rows: readonly VgmContainer[]): VgmProblems =>
  Object.fromEntries(
    rows.flatMap((row, index) => {
      const goods = rows.length > 1 ? goodsKgIn(order, row, index) : undefined;
      if (goods === undefined) return [];
      const path = `containers.${index}.${row.method === '2' ? 'cargoKg' : 'vgmKg'}`;
      const vgm = verifiedKg(row);
      if (row.tareKg === 0) return vgm < goods ? [[path, { messageZh: texts.belowHeld(vgm, goods) }] as const] : [];
      const load = sumOf([vgm, -row.tareKg, -row.dunnageKg]);
      const tolerance = toleranceKg(vgm);
      return Math.abs(sumOf([load, -goods])) > tolerance
        ? [[path, { messageZh: texts.held(load, goods, tolerance) }] as const]
        : [];
    }),
  );

/** Whether the containers hold what was ordered, within the tolerance; dunnage is no part of an order's gross mass. */
const totalProblem = ({ order }: DeclaredOrder, rows: readonly VgmContainer[]): FieldProblem | undefined => {
  const orderedKg = sumOf(order.cargo.map(({ grossKg }) => grossKg));
  const vgmKg = sumOf(rows.map(verifiedKg));
  if (rows.some(({ tareKg }) => tareKg === 0))
    return vgmKg < orderedKg ? { messageZh: texts.belowGoods(vgmKg, orderedKg) } : undefined;
  const loadKg = sumOf(rows.flatMap((row) => [verifiedKg(row), -row.tareKg, -row.dunnageKg]));
  const tolerance = sumOf(rows.map((row) => toleranceKg(verifiedKg(row))));
  return Math.abs(sumOf([loadKg, -orderedKg])) > tolerance
    ? { messageZh: texts.total(loadKg, orderedKg, tolerance) }
    : undefined;
};

/**
 * What is wrong with a declaration at `now` (epoch milliseconds), by field: unreadable or missing values, impossible
 * masses, then contradictions to the order.
 */
export const vgmProblems = (form: VgmForm, order: DeclaredOrder, now: number): VgmProblems => {
  const declared = declaredForm(form);
  const parsed = vgmDeclaration.safeParse(declared);
  if (!parsed.success) return { ...emptyFields(declared), ...problemsOf(vgmDeclaration, declared) };
  const rows = parsed.data.containers;
  const today = chinaDayOf(new Date(now));
  const own = rows.flatMap((row, index) =>
    containerProblems(order.line, row, today).map(
      ([name, problem]) => [`containers.${index}.${name}`, problem] as const,
    ),
  );
  const problems = { ...numberProblems(order, rows), ...Object.fromEntries(own) };
  if (Object.keys(problems).length > 0) return problems;
  const held = heldProblems(order, rows);
  if (Object.keys(held).length > 0) return held;
  const total = totalProblem(order, rows);
  return total ? { [`containers.0.${rows[0]?.method === '2' ? 'cargoKg' : 'vgmKg'}`]: total } : {};
};

/** Whether a service's orders need a declaration: those whose own containers go on board. */
export const needsVgm = shipsOwnContainers;

/** The instant until which a declaration is submitted and amended: the VGM cut-off of the sailing; undefined without. */
export const vgmDeadline = (order: Pick<DeclaredOrder, 'offer' | 'shipment'>): string | undefined =>
  cutOffsOf(order).find(({ code }) => code === 'VGM')?.at;

/** Whether a declaration can be submitted at `now` (epoch milliseconds), as `instructionWindow`. */
export const vgmWindow = (order: Pick<DeclaredOrder, 'status' | 'offer' | 'shipment'>, now: number) =>
  cutOffWindow(order.status, vgmDeadline(order), now);
