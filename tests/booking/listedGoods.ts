import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { dangerousGoodsEntries as entries } from '#server/db/schema/reference.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { Session, TestService } from '#tests/support/service.ts';

export interface Goods extends Partial<Omit<CargoForm, 'dangerous'>> {
  un: string;
  pg?: 'I' | 'II' | 'III';
  service?: ServiceCode;
  dangerous?: Partial<DangerousForm>;
}

/** One cargo item of an entry of the list, correct except for the overrides. */
export const listedItem = async (
  service: TestService,
  { un, pg, service: code = 'fcl', dangerous, ...overrides }: Goods,
): Promise<CargoForm> => {
  const group = pg === undefined ? [] : [eq(entries.packingGroup, pg)];
  const [entry] = await service.db
    .select()
    .from(entries)
    .where(and(eq(entries.unNumber, un), ...group))
    .limit(1);
  const { packingGroup, hazardClass, subsidiaryHazards, flashPoint, technicalName } = entry!;
  return cargoItem(code, {
    packages: '10',
    grossKg: '1000',
    volumeM3: '1.5',
    ...overrides,
    dangerous: dangerousDetails({
      unNumber: un,
      packingGroup,
      hazardClass,
      subsidiaryHazards,
      properShippingName: shippingNamesOf(entry!.properShippingName)[0]!,
      technicalName: technicalName ? 'alkylphenol' : '',
      flashPoint: flashPoint ?? '',
      netKg: '900',
      ...dangerous,
    }),
  });
};

/** The outcome of an order of these goods: `desk`, or the field it rejects. */
export const outcomeOf = async (service: TestService, session: Session, goods: Goods): Promise<string> => {
  // a user may place a limited number of orders a minute
  service.clock.advance(3_000);
  const form = orderForm(goods.service ?? 'fcl', { cargo: [await listedItem(service, goods)] });
  return place(service, session, form).then(
    ({ status }: { status: string }) => (status === 'DG_REVIEW' ? 'desk' : status),
    ({ code, field, message }: { code: string; field?: string; message: string }) => {
      expect(code).toBe(codes.badInput);
      expect(message.match(/IMDG|CTU Code|摄氏度/g)).not.toBeNull();
      return (field ?? '').replace('order.cargo.0.', '');
    },
  );
};

export const flash = (flashPoint: string): Pick<Goods, 'dangerous'> => ({ dangerous: { flashPoint } });
export const mark = (packagingMark: string, more: object = {}): Pick<Goods, 'dangerous'> => ({
  dangerous: { packagingMark, ...more },
});
