import type { OrderedGoods } from '#contract/booking/lastOrdered.ts';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { blankFields } from '#contract/services/definitions/serviceFields.ts';
import type { AtCargo } from './cargo.ts';
import { withCargo } from './cargo.ts';
import type { EditScope } from './orderEdit.ts';

const inBulk: ReadonlySet<string> = new Set(['TANK', 'FLEXI']);

/** The packaging of former goods, if the service carries goods in it. */
const packagingFor = (service: ServiceDefinition, { packagingCode }: CargoForm): string =>
  inBulk.has(packagingCode) === 'bulk' in service ? packagingCode : '';

/** Whether a service may carry goods of a former order. */
export const isRepeatable = ({ hasCargo, beginsDangerous }: ServiceDefinition, { cargo }: OrderedGoods): boolean =>
  hasCargo && (beginsDangerous || cargo.dangerous === null);

/** What was declared of goods, without the weight and the person of that order. */
const declaredAgain = (former: DangerousForm | null, one: CargoForm['dangerous']): CargoForm['dangerous'] => {
  if (former === null) return null;
  const { emergencyContact = '', emergencyPhone = '' } = one ?? {};
  return {
    ...former,
    netKg: '',
    emergencyContact: emergencyContact || former.emergencyContact,
    emergencyPhone: emergencyPhone || former.emergencyPhone,
  };
};

/** Fills a cargo item, and the service's fields that describe it, as the goods were ordered last; the quantities are this order's. */
export const repeatGoods = (
  form: OrderForm,
  { index, goods }: AtCargo & { goods: OrderedGoods },
  { service }: EditScope,
): OrderForm => {
  if (!isRepeatable(service, goods)) return form;
  const { cargo: former } = goods;
  const own = blankFields(service.cargoFields);
  const changed = withCargo(form, index, (one) => ({
    ...one,
    nameZh: former.nameZh,
    nameEn: former.nameEn,
    hsCode: former.hsCode,
    packagingCode: packagingFor(service, former),
    details: Object.fromEntries(
      Object.keys(own).map((name) => [name, former.details[name] ?? one.details[name] ?? own[name]!]),
    ),
    dangerous: declaredAgain(former.dangerous, one.dangerous),
  }));
  if (changed === form) return form;
  const described = Object.entries(goods.line === service.line ? goods.details : {}).filter(
    ([name]) => service.fields[name]?.again === 'goods' && form.details[name] === '',
  );
  const repeated = { ...changed, details: { ...form.details, ...Object.fromEntries(described) } };
  return JSON.stringify(repeated) === JSON.stringify(form) ? form : repeated;
};

/** Goods chosen from the list as they were packed last, unless their name is a generic one; what was typed stays. */
export const withLastPacking = (
  before: OrderForm,
  chosen: OrderForm,
  { index, service, lastGoods = [] }: AtCargo & Pick<EditScope, 'service' | 'lastGoods'>,
): OrderForm => {
  const one = chosen.cargo[index];
  if (chosen === before || !one?.dangerous?.listed || one.dangerous.listed.technicalName === true) return chosen;
  const { unNumber, packingGroup } = one.dangerous;
  const former = lastGoods.find(
    ({ cargo: { dangerous } }) => dangerous?.unNumber === unNumber && dangerous.packingGroup === packingGroup,
  )?.cargo;
  if (!former) return chosen;
  return withCargo(chosen, index, (item) => ({
    ...item,
    hsCode: item.hsCode || former.hsCode,
    packagingCode: item.packagingCode || packagingFor(service, former),
    nameZh: before.cargo[index]?.nameZh === '' ? former.nameZh : item.nameZh,
    nameEn: before.cargo[index]?.nameEn === '' ? former.nameEn : item.nameEn,
  }));
};
