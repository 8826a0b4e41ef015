import { expect } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { cargoItem } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

export type Cargo = Partial<CargoForm>;
export const harmless = { dangerous: null } as const;
export const cargoOf = (code: ServiceCode, ...items: Cargo[]) => ({
  cargo: items.map((item) => cargoItem(code, item)),
});

export const rejection = (path: string, message: RegExp) => ({
  code: codes.badInput,
  field: `order.${path}`,
  message: expect.stringMatching(message),
});

/** A service for the tests of a file, with a new user for each test, because a user's orders per minute are limited. */
export const measuredOrders = () => {
  const service = serviceForAll();
  const session = sessionForEach(service, 13_700_000_000);

  return {
    service,
    /** The status of the placed order, or the error. */
    outcomeOf: (form: OrderForm) =>
      place(service, session, form).then(
        ({ status }) => status,
        ({ code, field, message }: { code: string; field: string; message: string }) => ({ code, field, message }),
      ),
    /** The fees of the placed order. */
    feesOf: async (form: OrderForm) => {
      const { orderNo } = await place(service, session, form);
      return (await service.call(orderDetail, { orderNo }, { session })).fees;
    },
    /** The status of the placed order and the fields whose measures are reviewed. */
    reasonsOf: async (form: OrderForm) => {
      const { orderNo, status } = await place(service, session, form);
      const { reviewReasons } = await service.call(orderDetail, { orderNo }, { session });
      return { status, reasons: reviewReasons.filter(({ why }) => why === 'measures').map(({ path }) => path) };
    },
  };
};
