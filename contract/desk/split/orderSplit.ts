import * as z from 'zod/mini';
import { becauseDesk } from '#contract/desk/deskProblems.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { containerNumber } from '#contract/protocol/registryNumbers.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import type { NumberedContainer, SplitChoice, SplitSource } from './splitParts.ts';
import { goWithContainers, numberedContainers, orderedUnits, splitParts } from './splitParts.ts';

/** What goes to the order that is split off, and why, for the customer. */
export const splitForm = z.object({
  units: z.array(z.int().check(z.positive())).check(z.maxLength(limits.containersMax)),
  containers: z.array(containerNumber).check(z.maxLength(limits.containersMax)),
  packages: z
    .array(z.int(becauseDesk('packagesInvalid')).check(z.nonnegative(becauseDesk('packagesInvalid'))))
    .check(z.maxLength(limits.cargoItemsMax)),
  reason: text(limits.orderNoteMax),
});
export type SplitForm = z.output<typeof splitForm>;

export const splitOrder = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/split',
  summary: '把已受理、尚未开船的海运订单拆成两个：按箱或按件分货，两个订单按原价格条件重新计价，合计不变；客户得到通知',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, version: orderVersion, form: splitForm }),
  /** `splitOff` is the number of the new order. */
  output: z.extend(changedOrder, { splitOff: z.string() }),
});

/** The words of problems that name figures. */
const texts = {
  allGo: '至少留一箱在原订单',
  unknown: '有不属于本订单的箱，请刷新后再选',
  count: (given: number, wanted: number) => `选了 ${given} 个箱号，须与拆出的 ${wanted} 箱相同`,
  atMost: (most: number) => `箱号最多选 ${most} 个，其余箱尚无箱号`,
  atLeast: (least: number) => `箱号至少选 ${least} 个，原订单没有那么多箱`,
  types: (number: string, type: string) => `${number} 是 ${type}，与拆出或留下的箱型不符`,
  noGoods: '拆出或留下的一方没有货物',
  packages: (most: number) => `须为 0 至 ${most} 的整数`,
  allPackages: '至少留一件货物在原订单',
} as const;

type SplitProblem = Problem | { messageZh: string };

const unitProblem = (units: readonly string[], chosen: readonly number[]): SplitProblem | undefined => {
  if (units.length === 0) return chosen.length > 0 ? { messageZh: texts.unknown } : undefined;
  if (chosen.length === 0) return 'notChosen';
  if (new Set(chosen).size < chosen.length || chosen.some((position) => position > units.length))
    return { messageZh: texts.unknown };
  return chosen.length === units.length ? { messageZh: texts.allGo } : undefined;
};

/** Whether numbered containers fit the ordered ones of one part: as many at most, and of sizes that it has. */
const misfit = (numbered: readonly NumberedContainer[], units: readonly string[]): NumberedContainer | undefined => {
  const left = [...units];
  return numbered.find(({ type }) => {
    if (type === undefined) return false;
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const containerProblem = (
  { line, ...source }: SplitSource,
  units: readonly string[],
  { units: positions, containers }: SplitChoice,
): SplitProblem | undefined => {
  const known = numberedContainers({ line, ...source });
  const chosen = known.filter(({ containerNo }) => containers.includes(containerNo));
  if (chosen.length < containers.length) return { messageZh: texts.unknown };
  if (known.length === units.length && chosen.length !== positions.length)
    return { messageZh: texts.count(chosen.length, positions.length) };
  if (chosen.length > positions.length) return { messageZh: texts.atMost(positions.length) };
  const staying = units.length - positions.length;
  if (known.length - chosen.length > staying) return { messageZh: texts.atLeast(known.length - staying) };
  if (line !== 'fcl') return undefined;
  const of = (goes: boolean) => units.filter((_, at) => positions.includes(at + 1) === goes);
  const rest = known.filter((one) => !chosen.includes(one));
  const wrong = misfit(chosen, of(true)) ?? misfit(rest, of(false));
  return wrong && { messageZh: texts.types(wrong.containerNo, wrong.type ?? '') };
};

/** What is wrong with a choice, by field. */
export const splitProblems = (source: SplitSource, choice: SplitChoice): Readonly<Record<string, SplitProblem>> => {
  const units = orderedUnits(source);
  const unit = unitProblem(units, choice.units);
  if (unit) return { units: unit };
  const container = containerProblem(source, units, choice);
  if (container) return { containers: container };
  const { cargo } = source.order;
  if (!goWithContainers(source)) {
    const wrong = cargo.findIndex(({ packages }, index) => {
      const going = choice.packages[index] ?? 0;
      return !Number.isInteger(going) || going < 0 || going > packages;
    });
    if (wrong >= 0) return { [`packages.${wrong}`]: { messageZh: texts.packages(cargo[wrong]!.packages) } };
    const going = sumOf(choice.packages);
    if (going === 0) return { 'packages.0': 'mustBePositive' };
    if (going === sumOf(cargo.map(({ packages }) => packages)))
      return { 'packages.0': { messageZh: texts.allPackages } };
  }
  const isEmpty = splitParts(source, choice).some((part) => part.cargo.length === 0);
  return isEmpty ? { [units.length > 0 ? 'units' : 'packages.0']: { messageZh: texts.noGoods } } : {};
};
