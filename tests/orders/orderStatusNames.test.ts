import { expect, test } from 'vitest';
import { isSeaService, serviceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { commandZhOf, orderStatusZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';

const seaWords = new Set(['放舱', '进港', '开船']);
const seaServices = serviceCode.options.filter(isSeaService);

test.each(['space.released', 'cargo.gatedIn', 'transport.departed'] as const)(
  '%s is called so only at sea',
  (command) => {
    expect(serviceCode.options.filter((service) => seaWords.has(commandZhOf(allServices[service], command)))).toEqual(
      seaServices,
    );
  },
);

test('a confirmed order is a ship’s only at sea', () => {
  for (const service of serviceCode.options)
    expect(statusZhOf(allServices[service], 'RELEASED') === orderStatusZh.RELEASED).toBe(isSeaService(service));
});
