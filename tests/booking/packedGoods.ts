import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { dangerousGoodsEntries as entries } from '#server/db/schema/reference.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

/** Ten boxes of 20 kg gross, 15 kg net. */
const boxes = { packages: '10', grossKg: '200', volumeM3: '0.4', packagingCode: '4G' };

/** A service for the tests of a file, and one user who orders packed goods of the list. */
export const packedGoods = () => {
  const service = serviceForAll();
  const session = sessionForAll(service);
  // respects the limit of orders per minute
  beforeEach(() => service.clock.advance(15_000));

  /** Ten boxes as a list entry of this number and packing group. */
  const goodsOf = async (
    code: ServiceCode,
    unNumber: string,
    { dangerous, ...cargo }: Partial<Omit<CargoForm, 'dangerous'>> & { dangerous?: Partial<DangerousForm> } = {},
  ): Promise<CargoForm> => {
    const rows = await service.db.select().from(entries).where(eq(entries.unNumber, unNumber));
    const entry = rows.find(({ packingGroup }) => packingGroup === dangerous?.packingGroup) ?? rows[0]!;
    const { packingGroup, hazardClass } = entry;
    const [properShippingName = ''] = shippingNamesOf(entry.properShippingName);
    return cargoItem(code, {
      ...boxes,
      nameZh: `货物 UN${unNumber}`,
      ...cargo,
      dangerous: dangerousDetails({
        unNumber,
        packingGroup,
        hazardClass,
        properShippingName,
        technicalName: 'test',
        netKg: '150',
        ...dangerous,
      }),
    });
  };

  /** The outcome of an order: its status, or the rejected field and the message. */
  const outcomeOf = async (code: ServiceCode, cargo: CargoForm[], over: Partial<OrderForm> = {}) =>
    place(service, session, orderForm(code, { cargo, ...over })).then(
      ({ status }) => status,
      (error: { code: string; field?: string; message: string }) => `${error.field} ${error.message}`,
    );

  return { goodsOf, outcomeOf, place: (form: OrderForm) => place(service, session, form) };
};
