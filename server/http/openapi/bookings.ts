import * as z from 'zod/mini';
import { keyScopeNames } from '#contract/enterprise/apiKeys.ts';
import { keyScopeOf } from '#contract/enterprise/endpointPermissions.ts';
import type { BookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingCalls, nameOfBookingCall } from '#contract/orders/bookings/bookingCalls.ts';
import { bookingExample } from '#contract/orders/bookings/bookingExample.ts';
import { cancelBooking, createBooking } from '#contract/orders/bookings/bookingInput.ts';
import { bookingStatusOf } from '#contract/orders/bookings/bookingStatus.ts';
import type { JsonSchema } from './jsonSchema.ts';

const text = { type: 'string' };
const asJson = (schema: JsonSchema, more: JsonSchema = {}) => ({ 'application/json': { schema, ...more } });

const inputOf = (schema: z.ZodMiniType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
};

const stated: JsonSchema = {
  type: 'object',
  required: ['carrierBookingRequestReference', 'bookingStatus'],
  properties: {
    carrierBookingRequestReference: { ...text, description: '订单号' },
    bookingStatus: { ...text, enum: [...new Set(Object.values(bookingStatusOf))] },
  },
};

const errorResponse: JsonSchema = {
  type: 'object',
  description: 'DCSA 的 ErrorResponse；说明为中文，以字段路径开头',
  required: ['httpMethod', 'requestUri', 'statusCode', 'statusCodeText', 'errorDateTime', 'errors'],
  properties: {
    httpMethod: text,
    requestUri: text,
    statusCode: { type: 'integer' },
    statusCodeText: text,
    statusCodeMessage: text,
    providerCorrelationReference: { ...text, description: '请求编号，与应答头 X-Request-Id 相同' },
    errorDateTime: { ...text, format: 'date-time' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['errorCodeText', 'errorCodeMessage'],
        properties: {
          property: text,
          jsonPath: { ...text, description: '字段在请求中的位置' },
          errorCodeText: { ...text, description: '结果码' },
          errorCodeMessage: text,
        },
      },
    },
  },
};

const refusals: Readonly<Record<string, string>> = {
  400: '请求有误，或所订的本站不能承接',
  401: '接口密钥无效、已过期或已停用',
  403: '接口密钥没有此权限',
  404: '订单不存在，或属于其他公司',
  409: '费用已更新、航次已截止、订单状态不允许，或同一 Idempotency-Key 的内容不同',
  429: '过于频繁',
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: '您自己的订单编号：重发同一编号得到第一次的结果，72 小时内有效',
  schema: { ...text, pattern: '^[\\x21-\\x7e]{8,128}$' },
};

const reference = {
  name: 'bookingReference',
  in: 'path',
  required: true,
  description: 'carrierBookingRequestReference，即订单号',
  schema: text,
};

const cancelled = { bookingStatus: 'CANCELLED', reason: '客户改期' };

/** Input and output of each call. */
const details: Readonly<
  Record<keyof typeof bookingCalls, { parameters: readonly object[]; body?: JsonSchema; success: JsonSchema }>
> = {
  create: {
    parameters: [idempotencyKey],
    body: asJson({ $ref: '#/components/schemas/CreateBooking' }, { example: bookingExample }),
    success: { 202: { description: '已受理', content: asJson(stated) } },
  },
  read: {
    parameters: [reference],
    success: {
      200: {
        description: 'DCSA Booking 2.0 的 Booking，bookingStatus 为当前状态',
        content: asJson({ ...stated, additionalProperties: true }),
      },
    },
  },
  update: {
    parameters: [reference, idempotencyKey],
    body: asJson({ $ref: '#/components/schemas/CreateBooking' }, { example: bookingExample }),
    success: { 202: { description: '已受理', content: asJson(stated) } },
  },
  cancel: {
    parameters: [reference],
    body: asJson({ $ref: '#/components/schemas/CancelBookingRequest' }, { example: cancelled }),
    success: { 202: { description: '已取消', content: asJson(stated) } },
  },
};

const operationOf = (name: keyof typeof bookingCalls, call: BookingCall): JsonSchema => {
  const { parameters, body, success } = details[name];
  const scope = keyScopeOf(nameOfBookingCall(call));
  const errors = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: asJson({ $ref: '#/components/schemas/ErrorResponse' }) },
  ]);
  return {
    operationId: `${name}Booking`,
    summary: call.summary,
    ...(scope !== null && { description: `接口密钥须有“${keyScopeNames[scope]}”权限（${scope}）` }),
    tags: ['DCSA Booking 2.0'],
    parameters,
    ...(body && { requestBody: { required: true, content: body } }),
    security: [{ apiKey: scope === null ? [] : [scope] }],
    responses: { ...success, ...(Object.fromEntries(errors) as JsonSchema) },
  };
};

/** The schemas used by the calls of DCSA Booking 2.0. */
export const bookingSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  CreateBooking: inputOf(createBooking),
  CancelBookingRequest: inputOf(cancelBooking),
  ErrorResponse: errorResponse,
});

/** The path of a call in OpenAPI's syntax. */
export const documentedPathOf = ({ path }: Pick<BookingCall, 'path'>): string => path.replace(/:(\w+)/, '{$1}');

/** The calls of DCSA Booking 2.0 by path and method. */
export const bookingPaths = (): Readonly<Record<string, Record<string, JsonSchema>>> => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, call] of Object.entries(bookingCalls)) {
    const path = documentedPathOf(call);
    paths[path] = { ...paths[path], [call.method]: operationOf(name as keyof typeof bookingCalls, call) };
  }
  return paths;
};
