import type { Order } from '#contract/booking/orderForm.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import type { ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { VgmDeclaration } from '#contract/orders/vgm/vgm.ts';
import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import { sumOf, toThousandths } from '#contract/rules/rounding.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** An order that is to be split, with what is known of its containers. */
export interface SplitSource {
  line: ServiceCode;
  status: OrderStatus;
  order: Pick<Order, 'items' | 'cargo'>;
  shipment: Shipment;
  /** The latest declared masses and the latest shipping instruction, if any. */
  vgm?: VgmDeclaration | undefined;
  instruction?: ShippingInstruction | undefined;
}

/** An order as it is split, with the latest of its submitted documents. */
export const splitSourceOf = <Form extends SplitSource['order']>({
  line,
  status,
  order,
  shipment,
  vgmVersions,
  instructions,
}: Pick<SplitSource, 'line' | 'status' | 'shipment'> & {
  order: Form;
  vgmVersions: readonly { content: VgmDeclaration }[];
  instructions: readonly { content: ShippingInstruction }[];
}): SplitSource & { order: Form } => ({
  line,
  status,
  order,
  shipment,
  vgm: vgmVersions.at(-1)?.content,
  instruction: instructions.at(-1)?.content,
});

/** What goes to the order that is split off. */
export interface SplitChoice {
  /** The ordered containers by their position, from 1; empty for a consolidation. */
  units: readonly number[];
  /** Their container numbers, as far as numbers are known. */
  containers: readonly string[];
  /** How many packages of each cargo item go; goods whose container is stated go with it. */
  packages: readonly number[];
}

/** The two parts of something: what stays, and what goes. */
export type Parts<Part> = readonly [stays: Part, goes: Part];

/** A container whose number is known, with its size as far as that is. */
export interface NumberedContainer {
  containerNo: string;
  type?: string | undefined;
}

/** The containers of an order whose numbers are known: as the desk noted them, else as the customer declared them. */
export const numberedContainers = ({ line, shipment, vgm, instruction }: SplitSource): NumberedContainer[] => {
  if (!shipsOwnContainers(line)) return [];
  if (shipment.containers.length > 0) return shipment.containers;
  if (vgm) return vgm.containers.map(({ containerNo, containerType: type }) => ({ containerNo, type }));
  const numbers = instruction?.lines.map(({ containerNo }) => containerNo).filter(Boolean) ?? [];
  return [...new Set(numbers)].map((containerNo) => ({ containerNo }));
};

/** The ordered containers one by one, by item code; none of a consolidation. */
export const orderedUnits = ({ line, order }: Pick<SplitSource, 'line' | 'order'>): string[] =>
  shipsOwnContainers(line) ? unitsOf(order.items) : [];

/** Whether the goods go with their containers: the customer has stated which container holds which. */
export const goWithContainers = (source: Pick<SplitSource, 'line' | 'order'>): boolean =>
  orderedUnits(source).length > 0 && isAllotted(source.order.cargo);

/** Whether containers and goods can be told apart: each container has a number, and each its stated goods. */
const isCleanCut = (source: SplitSource): boolean =>
  goWithContainers(source) && numberedContainers(source).length === orderedUnits(source).length;

/** The statuses in which an order is split; one whose containers are in the port only along them. */
const splitStatuses: ReadonlySet<OrderStatus> = new Set(['ACCEPTED', 'RELEASED', 'DG_DECLARED', 'GATED_IN']);

/** Why an order by sea cannot be split: its status, nothing to divide, or containers in the port that cannot be told apart. */
export type SplitObstacle = 'status' | 'single' | 'gatedIn';

/** Why an order by sea cannot be split; undefined if it can. */
export const splitObstacle = (source: SplitSource): SplitObstacle | undefined => {
  if (!splitStatuses.has(source.status)) return 'status';
  const { cargo } = source.order;
  const hasPieces = cargo.length > 1 || cargo.some(({ packages }) => packages > 1);
  const isSingle = shipsOwnContainers(source.line) ? orderedUnits(source).length < 2 : !hasPieces;
  if (isSingle) return 'single';
  return source.status === 'GATED_IN' && !isCleanCut(source) ? 'gatedIn' : undefined;
};

/** The packages of each cargo item that stay and that go. */
const packagesOf = (source: SplitSource, { units, packages }: SplitChoice): Parts<number>[] =>
  source.order.cargo.map((item, index) => {
    const going = goWithContainers(source) ? Number(units.includes(item.unit)) * item.packages : (packages[index] ?? 0);
    return [item.packages - going, going];
  });

type CargoItem = Order['cargo'][number];

/** A quantity by packages; what goes is rounded to three decimals, and what stays is the rest. */
const shareOf = (whole: number, going: number, packages: number): Parts<number> => {
  const goes = toThousandths((whole * going) / packages);
  return [toThousandths(sumOf([whole, -goes])), goes];
};

const dividedItem = (item: CargoItem, [staying, going]: Parts<number>): Parts<CargoItem> => {
  if (going === 0 || staying === 0) return [item, item];
  const share = (whole: number) => shareOf(whole, going, item.packages);
  const [gross, volume, net] = [share(item.grossKg), share(item.volumeM3), share(item.dangerous?.netKg ?? 0)];
  const part = (index: 0 | 1, packages: number): CargoItem => ({
    ...item,
    packages,
    grossKg: gross[index],
    volumeM3: volume[index],
    dangerous: item.dangerous && { ...item.dangerous, netKg: net[index] },
  });
  return [part(0, staying), part(1, going)];
};

/** One part of a split order. */
export interface SplitPart<Form> {
  order: Form;
  /** Which cargo items of the whole order it has, by their index. */
  cargo: readonly number[];
  /** The numbers of its containers, as far as known. */
  containers: readonly string[];
}

const itemsOf = (units: readonly string[]): Order['items'] =>
  [...new Set(units)].map((code) => ({ code, quantity: units.filter((unit) => unit === code).length }));

/** The parts of an order by a choice that `splitProblems` has nothing against. */
export const splitParts = <Form extends Pick<Order, 'items' | 'cargo'>>(
  source: SplitSource & { order: Form },
  choice: SplitChoice,
): Parts<SplitPart<Form>> => {
  const { order } = source;
  const units = orderedUnits(source);
  const shares = packagesOf(source, choice);
  const known = numberedContainers(source).map(({ containerNo }) => containerNo);
  const part = (index: 0 | 1): SplitPart<Form> => {
    const isOwn = (goes: boolean) => goes === (index === 1);
    const positions = units.map((_, at) => at + 1).filter((position) => isOwn(choice.units.includes(position)));
    const cargo = order.cargo.flatMap((_, at) => (shares[at]![index] > 0 ? [at] : []));
    const unitOf = ({ unit }: CargoItem) => (goWithContainers(source) ? positions.indexOf(unit) + 1 : unit);
    return {
      order: {
        ...order,
        items: units.length > 0 ? itemsOf(positions.map((position) => units[position - 1]!)) : order.items,
        cargo: cargo.map((at) => {
          const item = dividedItem(order.cargo[at]!, shares[at]!)[index];
          return { ...item, unit: unitOf(item) };
        }),
      },
      cargo,
      containers: known.filter((number) => isOwn(choice.containers.includes(number))),
    };
  };
  return [part(0), part(1)];
};
