import type { Order } from '#contract/booking/orderForm.ts';
import { commodityOf } from './dcsaGoods.ts';

/** ISO 6346 size and type codes of dry containers. */
const dryCodes: Readonly<Record<string, string>> = { '20GP': '22G1', '40GP': '42G1', '40HQ': '45G1' };

/** ISO 6346 types of 20-foot tanks: T6 for dangerous liquids at a test pressure of 6 bar (T11, T14), T8 for gases at 22 bar (T50). */
const tankCode = (instruction: string): string => (instruction === 'T50' ? '22T8' : '22T6');

const codeOf = ({ line }: Order, item: string): string => {
  if (line === 'tank') return tankCode(item);
  // a flexitank lies in a 20-foot dry container
  return line === 'flexitank' ? '22G1' : (dryCodes[item] ?? '22G1');
};

/**
 * The equipment of an order as `RequestedEquipment` of DCSA Booking 2.0. Units of one entry hold the same goods, so
 * where goods are told apart by container each container is an entry; where they are not, they stand with the first.
 * A consolidation asks for no container of its own: one 20-foot container stands for the space in the consolidator's.
 */
export const equipmentsOf = (order: Order) => {
  const isShipperOwned = order.details['owner'] === 'SOC';
  if (order.items.length === 0) {
    return [{ ISOEquipmentCode: '22G1', units: 1, isShipperOwned, commodities: order.cargo.map(commodityOf) }];
  }
  const entry = (code: string, units: number, cargo: Order['cargo']) => ({
    ISOEquipmentCode: codeOf(order, code),
    units,
    isShipperOwned,
    commodities: cargo.length === 0 ? undefined : cargo.map(commodityOf),
  });
  if (order.cargo.every(({ unit }) => unit === 1))
    return order.items.map(({ code, quantity }, index) => entry(code, quantity, index === 0 ? order.cargo : []));
  return order.items
    .flatMap(({ code, quantity }) => Array.from({ length: quantity }, () => code))
    .map((code, index) =>
      entry(
        code,
        1,
        order.cargo.filter(({ unit }) => unit === index + 1),
      ),
    );
};
