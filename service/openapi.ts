import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { codes } from '#contract/refusal.ts';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as JsonSchema;
  return rest;
};

const envelopeOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: `结果码，成功为 ${codes.ok}` },
    message: { type: 'string', description: '可直接展示给用户的中文说明' },
    data,
  },
});

const refusals: Readonly<Record<string, string>> = {
  400: '输入有误，message 指明字段',
  401: '未登录或登录已过期（code 10001701）',
  403: '没有权限，或请求来自其他站点',
  409: '与现有数据冲突',
  429: '过于频繁，等待时间见 Retry-After',
  500: '服务器繁忙',
};

const refusalsOf = ({ session }: Endpoint) =>
  Object.fromEntries(
    Object.entries(refusals)
      .filter(([status]) => status !== '401' || session === 'required')
      .map(([status, description]) => [
        status,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
      ]),
  );

const queryParametersOf = (input: JsonSchema): JsonSchema[] => {
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const granted = ({ answersFile, output }: Endpoint): JsonSchema =>
  answersFile
    ? { description: '文件，文件名见 Content-Disposition；不予受理时仍为 JSON', content: { '*/*': {} } }
    : {
        description: '成功，或业务上不予受理（code 不为成功码）',
        content: { 'application/json': { schema: envelopeOf(schemaOf(output, 'output')) } },
      };

const fileTypes = ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

const bodyOf = ({ payload }: Endpoint, input: JsonSchema): JsonSchema =>
  payload === 'bytes'
    ? Object.fromEntries(fileTypes.map((type) => [type, {}]))
    : { 'application/json': { schema: input } };

const parametersOf = ({ method, payload }: Endpoint, input: JsonSchema): JsonSchema[] => {
  if (method === 'get') return queryParametersOf(input);
  const beside = payload === 'bytes' ? queryParametersOf(input).filter(({ name }) => name !== 'content') : [];
  return [{ $ref: '#/components/parameters/appCode' }, ...beside];
};

const operationOf = (endpoint: Endpoint): JsonSchema => {
  const input = schemaOf(endpoint.input, 'input');
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  };
  const parameters = [...parametersOf(endpoint, input), ...(endpoint.idempotent ? [idempotencyKey] : [])];
  return {
    operationId: endpoint.path.slice(1).replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    parameters,
    ...(endpoint.method === 'post' && { requestBody: { required: true, content: bodyOf(endpoint, input) } }),
    ...(endpoint.session !== 'none' && {
      security: [{ token: [], sid: [] }, ...(endpoint.session === 'optional' ? [{}] : [])],
    }),
    responses: {
      200: granted(endpoint),
      ...refusalsOf(endpoint),
    },
  };
};

/** The OpenAPI 3.1 document of these endpoints, written from the contract alone. */
export const openapiOf = (endpoints: readonly Endpoint[]) => ({
  openapi: '3.1.0',
  info: {
    title: '化工品与危险品货运电商平台接口',
    version: '1.0.0',
    description: '所有应答均为 { code, message, data }；POST 只认 JSON 请求体，地址中的同名参数须与请求体一致。',
  },
  paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { [endpoint.method]: operationOf(endpoint) }])),
  components: {
    parameters: {
      appCode: { name: 'appCode', in: 'header', required: true, schema: { type: 'string', const: 'echem' } },
    },
    schemas: { Refusal: envelopeOf({ type: 'null' }) },
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: '会话的公开半段（登录应答中的 token）',
      },
      sid: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-sid',
        description: '会话的秘密半段（HttpOnly）；两半齐全才有效',
      },
    },
  },
});
