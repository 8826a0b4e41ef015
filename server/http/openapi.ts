import * as z from 'zod/mini';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { sentOrder } from '#contract/booking/orderDefaults.ts';
import { keyScopeNames, keyScopes } from '#contract/enterprise/apiKeys.ts';
import { keyScopeOf } from '#contract/enterprise/endpointPermissions.ts';
import { limits } from '#contract/protocol/limits.ts';
import { inputExamples } from '#server/http/openapi/examples.ts';
import { bookingPaths, bookingSchemas } from '#server/http/openapi/bookings.ts';
import type { JsonSchema } from '#server/http/openapi/jsonSchema.ts';
import { orderSchemas } from '#server/http/openapi/orderSchemas.ts';
import { errorSchemas, responsesOf } from '#server/http/openapi/responses.ts';

const inputSchemaOf = ({ input }: Endpoint): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(input, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!Object.is(zodSchema, sentOrder)) return;
      // keywords next to a reference apply as well: those of all services would require fields that one omits
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      jsonSchema.$ref = '#/components/schemas/Order';
    },
  }) as JsonSchema;
  return rest;
};

const queryParametersOf = (input: JsonSchema, example: object = {}): JsonSchema[] => {
  const shown = new Map<string, unknown>(Object.entries(example));
  const required = Array.isArray(input['required']) ? input['required'] : [];
  return Object.entries((input['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    const parameter: JsonSchema = { name, in: 'query', required: required.includes(name), schema };
    if (shown.has(name)) parameter['example'] = shown.get(name);
    return parameter;
  });
};

const fileTypes = ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

const bodyOf = ({ path, payload }: Endpoint, input: JsonSchema): JsonSchema => {
  if (payload === 'bytes') return Object.fromEntries(fileTypes.map((type) => [type, {}]));
  const example = inputExamples[path];
  return { 'application/json': { schema: input, ...(example && { example }) } };
};

const parametersOf = ({ method, path, payload }: Endpoint, input: JsonSchema): JsonSchema[] => {
  const example = inputExamples[path];
  if (method === 'get') return queryParametersOf(input, example);
  const beside = payload === 'bytes' ? queryParametersOf(input, example).filter(({ name }) => name !== 'content') : [];
  return [{ $ref: '#/components/parameters/appCode' }, ...beside];
};

const operationOf = (endpoint: Endpoint): JsonSchema => {
  const input = inputSchemaOf(endpoint);
  const idempotencyKey = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: '同一次提交的标识：重复的键得到第一次的结果，72 小时内有效',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
  };
  const scope = keyScopeOf(endpoint.path);
  const byKey = scope === null ? [] : [{ apiKey: [scope] }];
  const parameters = [...parametersOf(endpoint, input), ...(endpoint.idempotent ? [idempotencyKey] : [])];
  return {
    operationId: endpoint.path.slice(1).replaceAll(/[^\w]+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: endpoint.summary,
    ...(scope !== null && { description: `接口密钥须有“${keyScopeNames[scope]}”权限（${scope}）` }),
    tags: [endpoint.path.split('/')[1]],
    parameters,
    ...(endpoint.method === 'post' && { requestBody: { required: true, content: bodyOf(endpoint, input) } }),
    ...(endpoint.session === 'staff' && { security: [{ desk: [] }] }),
    ...((endpoint.session === 'optional' || endpoint.session === 'required') && {
      security: [{ token: [], sid: [] }, ...byKey, ...(endpoint.session === 'optional' ? [{}] : [])],
    }),
    ...(endpoint.session === 'none' && scope !== null && { security: [{}, ...byKey] }),
    responses: responsesOf(endpoint),
  };
};

/** The OpenAPI 3.1 document of these endpoints, generated only from the contract. */
export const openapiOf = (endpoints: readonly Endpoint[]) => ({
  openapi: '3.1.0',
  info: {
    title: '化工品与危险品货运电商平台接口',
    version: '1.0.0',
    description:
      '除 DCSA Booking 2.0 外，应答均为 { code, message, data }；POST 只认 JSON 请求体，地址中的同名参数须与请求体一致。各业务线的订单见 components.schemas 的 Order：按 line 取其一，必填项以 required 为准。金额 amount 以分（美元为美分）计，currency：1 人民币，2 美元；时刻为 UTC，日期为北京时间。',
  },
  servers: [{ url: '/' }],
  paths: {
    ...Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { [endpoint.method]: operationOf(endpoint) }])),
    ...bookingPaths(),
  } as Record<string, Record<string, JsonSchema>>,
  components: {
    parameters: {
      appCode: { name: 'appCode', in: 'header', required: true, schema: { type: 'string', const: 'echem' } },
    },
    schemas: { ...errorSchemas, ...orderSchemas(), ...bookingSchemas() },
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
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description: `公司自有系统的接口密钥，在会员中心的“接口密钥”生成：Authorization: Bearer 密钥。无须 appCode、Cookie 与人机验证；每个密钥每分钟最多 ${limits.apiKeyCallsPerMinute} 次，应答带 RateLimit-Limit、RateLimit-Remaining 与 RateLimit-Reset（秒）。各接口所需权限列于其 security：${keyScopes.map((scope) => `${scope} ${keyScopeNames[scope]}`).join('，')}`,
      },
      desk: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-desk',
        description: '工作台会话（HttpOnly，SameSite=Strict），仅限工作人员',
      },
    },
  },
});
