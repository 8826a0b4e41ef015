import * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { JsonSchema } from './jsonSchema.ts';

const text = { type: 'string' };
const retryAfter = {
  'Retry-After': { description: '多少秒后可以重试', schema: { type: 'integer', minimum: 1 } },
};

/** The error responses of every call: status, description, headers. */
const errors: Readonly<Record<string, { description: string; headers?: JsonSchema }>> = {
  400: { description: '输入有误，message 指明字段' },
  401: { description: `未登录或登录已过期（code ${codes.notLoggedIn}）` },
  403: { description: '没有权限，或请求来自其他站点，或缺少 appCode' },
  404: { description: '所指的订单、文件、报价或内容不存在' },
  405: {
    description: '不支持的请求方式',
    headers: { Allow: { description: '支持的请求方式', required: true, schema: text } },
  },
  408: { description: '请求发送过慢，连接已断开' },
  409: { description: '与现有数据冲突' },
  413: { description: '请求内容过大，连接随后关闭' },
  429: { description: '过于频繁', headers: retryAfter },
  431: { description: '请求地址或请求头过长' },
  500: { description: '服务器繁忙' },
  503: { description: '服务暂时不可用', headers: retryAfter },
};

const field: JsonSchema = { ...text, description: '所涉及的请求字段，以点分隔的路径；与字段无关时不带' };

/** The envelope of a rejected call, and of a business rejection with HTTP 200. */
export const errorSchemas: Readonly<Record<string, JsonSchema>> = {
  ApiError: {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { ...text, pattern: '^[01]\\d{7}$', description: '结果码' },
      message: { ...text, minLength: 1, description: '可直接展示给用户的中文说明' },
      data: { type: 'null' },
      field,
      requestId: { ...text, description: '请求编号，仅 5xx 应答带有；与应答头 X-Request-Id 相同' },
    },
  },
  BusinessError: {
    description: '业务上不予受理',
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { ...text, pattern: '^1[23]\\d{6}$' },
      message: { ...text, minLength: 1, description: '可直接展示给用户的中文说明' },
      data: { type: 'null' },
      field,
    },
  },
};

const asJson = (schema: JsonSchema): JsonSchema => ({ 'application/json': { schema } });
const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const outputOf = ({ output }: Endpoint): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(output, {
    io: 'output',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
};

const granted = (endpoint: Endpoint): JsonSchema => {
  if (endpoint.returnsFile)
    return {
      description: '文件，或业务上不予受理（JSON）',
      headers: { 'Content-Disposition': { description: '文件名（RFC 6266）', schema: text } },
      content: { '*/*': {}, ...asJson(reference('BusinessError')) },
    };
  const success: JsonSchema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: {
      code: { const: codes.ok, description: '成功' },
      message: { ...text, description: '可直接展示给用户的中文说明' },
      data: outputOf(endpoint),
    },
  };
  return {
    description: '成功，或业务上不予受理（code 不为成功码）',
    content: asJson({ anyOf: [success, reference('BusinessError')] }),
  };
};

/** All responses of an endpoint. */
export const responsesOf = (endpoint: Endpoint): JsonSchema => ({
  200: granted(endpoint),
  ...Object.fromEntries(
    Object.entries(errors)
      .filter(([status]) => status !== '401' || endpoint.session === 'required' || endpoint.session === 'staff')
      .map(([status, apiError]) => [status, { ...apiError, content: asJson(reference('ApiError')) }]),
  ),
});
