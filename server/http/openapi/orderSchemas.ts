import { limits } from '#contract/protocol/limits.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceField, ServiceFields } from '#contract/services/definitions/serviceFields.ts';
import { blankFields, schemaOf } from '#contract/services/definitions/serviceFields.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { anyOrder } from '#contract/booking/orderForm.ts';
import { packagings } from '#contract/booking/packagings.ts';
import { cargoBlanks, dangerousBlanks, notifyPartyBlanks, orderBlanks } from '#contract/booking/orderDefaults.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { written, objectOf, optionalOf, propertiesOf, without, ofAnyOf } from './jsonSchema.ts';

const base = propertiesOf(written(anyOrder));
const baseCargo = propertiesOf(base['cargo']!['items'] as JsonSchema);
const baseDangerous = ofAnyOf(baseCargo['dangerous']!, 0);
const baseParty = propertiesOf(ofAnyOf(base['shipper']!, 0));
const baseNotifyParty = propertiesOf(ofAnyOf(base['notifyParty']!, 0));

const containerNumbers = { type: 'string', description: '箱号（ISO 6346，含校验位），多个用逗号分开' };

const fieldSchemaOf = (field: ServiceField): JsonSchema => {
  const schema = field.kind === 'containerNumbers' ? containerNumbers : written(schemaOf(field));
  const description = [
    'hintZh' in field ? field.hintZh : undefined,
    'unit' in field ? `单位 ${field.unit}` : undefined,
  ];
  const said = description.filter((part) => part !== undefined).join('；');
  return { title: field.labelZh, ...(said === '' ? {} : { description: said }), ...schema };
};

/** The default value of an omitted field; undefined if it is required. */
const mayBeLeftOut = (field: ServiceField, blank: unknown): boolean =>
  field.when !== undefined || ('optional' in field && field.optional === true) || blank !== '';

/** A conditional field is required once its condition holds. */
const conditionsOf = (fields: ServiceFields, blanks: Readonly<Record<string, unknown>>): JsonSchema[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.when === undefined || 'optional' in field || blanks[name] !== '') return [];
    const { field: source, is } = field.when;
    const isByItself = is.some((value) => value === blanks[source]);
    const condition = {
      properties: { [source]: { enum: isByItself ? [...is, null] : [...is] } },
      ...(isByItself ? {} : { required: [source] }),
    };
    const consequence = { required: [name], properties: { [name]: { not: { enum: [null, ''] } } } };
    return [{ anyOf: [{ not: condition }, consequence] }];
  });

const fieldsSchemaOf = (fields: ServiceFields): JsonSchema => {
  const blanks = blankFields(fields);
  const optional = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      mayBeLeftOut(field, blanks[name]) ? [[name, blanks[name]]] : [],
    ),
  );
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchemaOf(field)]));
  const conditions = conditionsOf(fields, blanks);
  return objectOf(properties, optional, conditions.length > 0 ? { allOf: conditions } : {});
};

const hasRequired = (schema: JsonSchema): boolean => (schema['required'] as string[]).length > 0;
const omitted = (blanks: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(blanks).filter(([name]) => !names.includes(name)));

const dangerousSchema = objectOf(
  propertiesOf(baseDangerous),
  { ...optionalOf(baseDangerous), ...dangerousBlanks },
  { description: '未说明的即为未申报；正确运输名称须为一览表条目的一个名称，条目有特殊规定 274 的须给出技术名称' },
);

const packagingCodes = packagings.map(({ code, nameZh }) => `${code} ${nameZh}`).join('，');

const cargoSchemaOf = (service: ServiceDefinition): JsonSchema => {
  const details = fieldsSchemaOf(service.cargoFields);
  const required = [
    ...(service.crossesBorders ? ['nameEn', 'hsCode'] : []),
    ...(hasRequired(details) ? ['details'] : []),
  ];
  const properties = {
    ...baseCargo,
    nameEn: { ...baseCargo['nameEn'], ...(service.crossesBorders ? { minLength: 1 } : {}) },
    packagingCode: { ...baseCargo['packagingCode'], description: packagingCodes },
    hsCode: service.crossesBorders ? ofAnyOf(baseCargo['hsCode']!, 1) : baseCargo['hsCode']!,
    details,
    dangerous: dangerousSchema,
  };
  return objectOf(properties, omitted(cargoBlanks, required));
};

const notifyPartySchema = objectOf(baseNotifyParty, notifyPartyBlanks, {
  description: '省略即同收货人',
  anyOf: [
    { properties: { sameAsConsignee: { const: true } }, required: ['sameAsConsignee'] },
    { properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
  ],
});

const itemCodes = '报价中一项的 code（chargeAgreement/query 的 items）';

const itemsSchemaOf = ({ items }: ServiceDefinition): JsonSchema => {
  if (items === null) return { type: 'array', maxItems: 0 };
  const item = without(base['items']!['items'] as JsonSchema, 'additionalProperties');
  const properties = propertiesOf(item);
  const quantity = { ...properties['quantity'], title: '数量', maximum: items.max };
  return {
    title: items.labelZh,
    description: `单位 ${items.unitZh}`,
    type: 'array',
    minItems: 1,
    maxItems: items.choose === 'one' ? 1 : 40,
    items: {
      ...item,
      properties: { code: { title: '订购项目', description: itemCodes, ...properties['code'] }, quantity },
    },
  };
};

const cargoOf = (service: ServiceDefinition): JsonSchema =>
  service.hasCargo
    ? { title: '货物', type: 'array', minItems: 1, maxItems: limits.cargoItemsMax, items: cargoSchemaOf(service) }
    : { type: 'array', maxItems: 0 };

const offerIds = '船期的 sailing.id（sailSchedule/page），或价格的 offerId（sellingMaintenance/external/query）';

/** The order schema of a service, exactly as the service accepts it. */
export const orderSchemaOf = (service: ServiceDefinition): JsonSchema => {
  const details = fieldsSchemaOf(service.fields);
  const party = (name: 'shipper' | 'consignee'): JsonSchema =>
    service.parties.includes(name)
      ? objectOf(baseParty, {})
      : { type: 'object', description: '本业务不询问，给出亦不保存' };
  const required = [
    ...(service.items === null ? [] : ['items']),
    ...(hasRequired(details) ? ['details'] : []),
    ...(service.hasCargo ? ['cargo'] : []),
    ...service.parties.filter((name) => name !== 'notifyParty'),
  ];
  const properties = {
    ...base,
    offerId: { ...base['offerId'], description: offerIds },
    protocolVersion: { ...base['protocolVersion'], description: `现行版本 ${shippingProtocolVersion}` },
    line: { title: '业务线', description: service.nameZh, const: service.line },
    items: itemsSchemaOf(service),
    details,
    cargo: cargoOf(service),
    shipper: party('shipper'),
    consignee: party('consignee'),
    notifyParty: notifyPartySchema,
    bookingContact: objectOf(propertiesOf(base['bookingContact']!), {}),
  };
  return objectOf(properties, omitted(orderBlanks, required), { title: service.nameZh });
};

const nameOf = (line: string): string => `Order${line.charAt(0).toUpperCase()}${line.slice(1)}`;

const reference = (line: string): string => `#/components/schemas/${nameOf(line)}`;

/** The order schemas of every service, by name, and `Order`, the union of them by `line`. */
export const orderSchemas = (): Record<string, JsonSchema> => {
  const services = Object.values(allServices);
  return {
    Order: {
      description: '数字与日期也可为同一内容的文本；可省略的字段也可为 null，两者与留空相同',
      oneOf: services.map(({ line }) => ({ $ref: reference(line) })),
      discriminator: {
        propertyName: 'line',
        mapping: Object.fromEntries(services.map(({ line }) => [line, reference(line)])),
      },
    },
    ...Object.fromEntries(services.map((service) => [nameOf(service.line), orderSchemaOf(service)])),
  };
};
