import { listedFrom } from '#contract/booking/listedEntry.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderOf } from '#contract/booking/orderProblems.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { DangerousPaper, PaperOrder } from '#server/orders/dangerousPapers/paper.ts';
import { listedDetails } from '#tests/support/listedDetails.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import type { TestService } from '#tests/support/service.ts';

export interface PaperGoods extends Partial<Omit<CargoForm, 'dangerous'>> {
  un: string;
  pg?: 'I' | 'II' | 'III';
  dangerous?: Partial<DangerousForm>;
}

/** A cargo item with the facts of its entry of the seeded list. */
const itemOf = async (
  service: TestService,
  code: ServiceCode,
  { un, pg, dangerous, ...cargo }: PaperGoods,
): Promise<CargoForm> => {
  const { entry, named } = await listedDetails(service, un, pg);
  const { subsidiaryHazards, marinePollutant } = entry;
  const listed = listedFrom(entry as unknown as DangerousGoods);
  const details = { ...named, subsidiaryHazards, marinePollutant, flashPoint: '', listed, ...dangerous };
  return cargoItem(code, { ...cargo, dangerous: dangerousDetails(details) });
};

const places = { origin: { code: 'CNSHA', nameZh: '上海' }, destination: { code: 'DEHAM', nameZh: '汉堡' } };
const sailing = { vessel: 'EXAMPLE STAR', voyage: '012E', carrierZh: '中远海运' };

/** An order of these goods with a known container, as input for a paper. */
export const paperOrder = async (
  service: TestService,
  code: ServiceCode,
  goods: readonly PaperGoods[],
  { form = {}, ...over }: Partial<PaperOrder> & { form?: Partial<OrderForm> } = {},
): Promise<PaperOrder> => {
  const lines = goods.map((_, index) => ({ cargo: index, containerNo: 'MSCU1234566', sealNo: 'CN1' }) as never);
  const cargo: CargoForm[] = [];
  for (const one of goods) cargo.push(await itemOf(service, code, one));
  return {
    orderNo: 'FCL2026030200001',
    line: code,
    order: orderOf(allServices[code]).parse(orderForm(code, { cargo, ...form })),
    offer: { ...places, sailing, carrierZh: null } as unknown as PaperOrder['offer'],
    shipment: undefined,
    documents: [],
    lines,
    marks: '',
    shownLines: (over.lines as never) ?? lines,
    portNames: new Map([
      ['CNSHA', 'Shanghai'],
      ['DEHAM', 'Hamburg'],
    ]),
    preparedOn: '2026-03-02',
    ...over,
  };
};

/** The boxes of the first cargo item, or of the head, by their keys. */
export const boxesOf = ({ sections }: DangerousPaper, section = 1): Record<string, string> =>
  Object.fromEntries(sections[section]!.fields.map(({ key, value }) => [key, value]));
