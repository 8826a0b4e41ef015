import type { Order } from '#contract/booking/orderForm.ts';
import { isAllotted, unitsOf } from '#contract/rules/loading/units.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { commodityOf } from './dcsaGoods.ts';
import { latinOrShipper } from './dcsaParties.ts';
import { positioningsOf } from './dcsaTransport.ts';
import { tradeMessages } from '#server/orders/messages.ts';

/** ISO 6346 size and type codes of dry containers. */
export const dryCodes: Readonly<Record<string, string>> = { '20GP': '22G1', '40GP': '42G1', '40HQ': '45G1' };

/** ISO 6346 types of 20-foot tanks: T6 for dangerous liquids at a test pressure of 6 bar (T11, T14), T8 for gases at 22 bar (T50). */
const tankCodes: Readonly<Record<string, string>> = { T11: '22T6', T14: '22T6', T50: '22T8' };

/** The ISO 6346 size and type code of an item of an order; undefined for an unknown one. */
export const sizeCodeOf = ({ line }: Pick<Order, 'line'>, item: string): string | undefined => {
  // a flexitank lies in a 20-foot dry container
  if (line === 'flexitank') return '22G1';
  return (line === 'tank' ? tankCodes : dryCodes)[item];
};

const codeOf = (order: Order, item: string): string => {
  const code = sizeCodeOf(order, item);
  if (code === undefined) throw new ApiError(codes.badInput, tradeMessages.exportUnknownSize(item));
  return code;
};

/** Whether the shipper provides the container; a tank comes from its operator, never from the shipping line. */
export const isShipperOwned = ({ line, details }: Pick<Order, 'line' | 'details'>): boolean =>
  line === 'tank' || details['owner'] === 'SOC';

/** The tare that the shipper gave of its own container or of a tank; otherwise the carrier weighs it. */
const tareOf = (order: Order) => {
  const value = isShipperOwned(order) ? Number(order.details['tareKg'] ?? 0) : 0;
  return value > 0 ? { value, unit: 'KGM' as const } : undefined;
};

/**
 * The equipment of an order as `RequestedEquipment` of DCSA Booking 2.0. Units of one entry hold the same goods, so
 * goods assigned to containers make one entry per container; others are listed with the first. A consolidation needs no
 * container of its own: one 20-foot container represents the space in the consolidator's.
 */
export const equipmentsOf = (order: Order) => {
  const commodity = (item: Order['cargo'][number]) =>
    commodityOf(item, item.dangerous ? latinOrShipper(item.dangerous.emergencyContact, order) : '');
  const entry = (ISOEquipmentCode: string, units: number, cargo: Order['cargo']) => ({
    ISOEquipmentCode,
    units,
    isShipperOwned: isShipperOwned(order),
    tareWeight: tareOf(order),
    containerPositionings: positioningsOf(order),
    commodities: cargo.length === 0 ? undefined : cargo.map(commodity),
  });
  if (order.items.length === 0) return [entry('22G1', 1, order.cargo)];
  if (!isAllotted(order.cargo))
    return order.items.map(({ code, quantity }, index) =>
      entry(codeOf(order, code), quantity, index === 0 ? order.cargo : []),
    );
  return unitsOf(order.items).map((code, index) =>
    entry(
      codeOf(order, code),
      1,
      order.cargo.filter(({ unit }) => unit === index + 1),
    ),
  );
};
