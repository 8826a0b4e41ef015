import * as z from 'zod/mini';
import { limits } from '#contract/protocol/limits.ts';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineField, LineFields } from '#contract/services/definitions/serviceFields.ts';
import { blankFields, schemaOf } from '#contract/services/definitions/serviceFields.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { anyOrder } from '#contract/booking/orderForm.ts';
import { cargoBlanks, dangerousBlanks, notifyPartyBlanks, orderBlanks } from '#contract/booking/orderDefaults.ts';
import { fieldNames } from '#service/http/messages.ts';

export type JsonSchema = Record<string, unknown>;
type Properties = Record<string, JsonSchema>;

const written = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
};

const orNull = (schema: JsonSchema, blank: unknown): JsonSchema => {
  const { title, description, ...rest } = schema;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(blank === undefined || blank === '' || blank === null ? {} : { default: blank }),
    anyOf: [rest, { type: 'null' }],
  };
};

const titled = (name: string, schema: JsonSchema): JsonSchema => {
  const title = fieldNames.get(name);
  return title === undefined || 'title' in schema ? schema : { title, ...schema };
};

/** An object of these properties; those with a blank may be left out or null. */
const objectOf = (
  properties: Properties,
  blanks: Readonly<Record<string, unknown>>,
  rest: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !Object.hasOwn(blanks, name)),
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const named = titled(name, schema);
      return [name, Object.hasOwn(blanks, name) ? orNull(named, blanks[name]) : named];
    }),
  ),
  ...rest,
});

const propertiesOf = (schema: JsonSchema): Properties => schema['properties'] as Properties;
const without = (schema: JsonSchema, ...keywords: string[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
const ofAnyOf = (schema: JsonSchema, index: number): JsonSchema => (schema['anyOf'] as JsonSchema[])[index]!;

const base = propertiesOf(written(anyOrder));
const baseCargo = propertiesOf(base['cargo']!['items'] as JsonSchema);
const baseDangerous = propertiesOf(ofAnyOf(baseCargo['dangerous']!, 0));
const baseParty = propertiesOf(ofAnyOf(base['shipper']!, 0));
const baseNotifyParty = propertiesOf(ofAnyOf(base['notifyParty']!, 0));

const containerNumbers = { type: 'string', description: '箱号（ISO 6346，含校验位），多个用逗号分开' };

const fieldSchemaOf = (field: LineField): JsonSchema => {
  const schema = field.kind === 'containerNumbers' ? containerNumbers : written(schemaOf(field));
  const description = [
    'hintZh' in field ? field.hintZh : undefined,
    'unit' in field ? `单位 ${field.unit}` : undefined,
  ];
  const said = description.filter((part) => part !== undefined).join('；');
  return { title: field.labelZh, ...(said === '' ? {} : { description: said }), ...schema };
};

/** What a field is that is left out; undefined where it must be said. */
const mayBeLeftOut = (field: LineField, blank: unknown): boolean =>
  field.when !== undefined || ('optional' in field && field.optional === true) || blank !== '';

/** A field that is asked only under a condition must be said once it holds. */
const conditionsOf = (fields: LineFields, blanks: Readonly<Record<string, unknown>>): JsonSchema[] =>
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

const fieldsSchemaOf = (fields: LineFields): JsonSchema => {
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

const asksSomething = (schema: JsonSchema): boolean => (schema['required'] as string[]).length > 0;
const omitted = (blanks: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(blanks).filter(([name]) => !names.includes(name)));

const dangerousSchema = objectOf(
  baseDangerous,
  { ...dangerousBlanks, listed: undefined },
  { description: '未说明的即为未申报；正确运输名称为泛称（特殊规定 274）时须给出技术名称' },
);

const cargoSchemaOf = (line: LineDefinition): JsonSchema => {
  const details = fieldsSchemaOf(line.cargoFields);
  const asked = [...(line.crossesBorders ? ['nameEn', 'hsCode'] : []), ...(asksSomething(details) ? ['details'] : [])];
  const properties = {
    ...baseCargo,
    nameEn: { ...baseCargo['nameEn'], ...(line.crossesBorders ? { minLength: 1 } : {}) },
    hsCode: line.crossesBorders ? ofAnyOf(baseCargo['hsCode']!, 1) : baseCargo['hsCode']!,
    details,
    dangerous: dangerousSchema,
  };
  return objectOf(properties, omitted(cargoBlanks, asked));
};

const notifyPartySchema = objectOf(baseNotifyParty, notifyPartyBlanks, {
  description: '省略即同收货人',
  anyOf: [
    { properties: { sameAsConsignee: { const: true } }, required: ['sameAsConsignee'] },
    { properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
  ],
});

const itemsSchemaOf = ({ items }: LineDefinition): JsonSchema => {
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
    items: { ...item, properties: { code: { title: '订购项目', ...properties['code'] }, quantity } },
  };
};

const cargoOf = (line: LineDefinition): JsonSchema =>
  line.asksCargo
    ? { title: '货物', type: 'array', minItems: 1, maxItems: limits.cargoLinesMax, items: cargoSchemaOf(line) }
    : { type: 'array', maxItems: 0 };

/** What the order of a line consists of, exactly as the service takes it. */
export const orderSchemaOf = (line: LineDefinition): JsonSchema => {
  const details = fieldsSchemaOf(line.fields);
  const party = (name: 'shipper' | 'consignee'): JsonSchema =>
    line.parties.includes(name)
      ? objectOf(baseParty, {})
      : { type: 'object', description: '本业务不询问，给出亦不保存' };
  const asked = [
    ...(line.items === null ? [] : ['items']),
    ...(asksSomething(details) ? ['details'] : []),
    ...(line.asksCargo ? ['cargo'] : []),
    ...line.parties.filter((name) => name !== 'notifyParty'),
  ];
  const properties = {
    ...base,
    line: { title: '业务线', description: line.nameZh, const: line.line },
    items: itemsSchemaOf(line),
    details,
    cargo: cargoOf(line),
    shipper: party('shipper'),
    consignee: party('consignee'),
    notifyParty: notifyPartySchema,
    bookingContact: objectOf(propertiesOf(base['bookingContact']!), {}),
  };
  return objectOf(properties, omitted(orderBlanks, asked), { title: line.nameZh });
};

const nameOf = (line: string): string => `Order${line.charAt(0).toUpperCase()}${line.slice(1)}`;

const reference = (line: string): string => `#/components/schemas/${nameOf(line)}`;

/** The schemas of the orders of every line, by name, and `Order`, which is one of them by its `line`. */
export const orderSchemas = (): Record<string, JsonSchema> => {
  const lines = Object.values(allLines);
  return {
    Order: {
      description: '数字与日期也可为同一内容的文本；可省略的字段也可为 null，两者与留空相同',
      oneOf: lines.map(({ line }) => ({ $ref: reference(line) })),
      discriminator: {
        propertyName: 'line',
        mapping: Object.fromEntries(lines.map(({ line }) => [line, reference(line)])),
      },
    },
    ...Object.fromEntries(lines.map((line) => [nameOf(line.line), orderSchemaOf(line)])),
  };
};
