import { STATUS_CODES } from 'node:http';
import type { Context as HonoContext } from 'hono';
import type { ApiError } from '#contract/protocol/apiError.ts';
import { currentRequest } from '#server/http/logging/requestContext.ts';
import { documentForReader } from '#server/language/reader.ts';
import { shownPath } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

/** The methods that DCSA's schema knows. */
const methods: Readonly<Record<string, string>> = Object.fromEntries(
  ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => [
    method,
    method.replace('OPTIONS', 'OPTION'),
  ]),
);

const upTo = (max: number, text: string): string => Array.from(text).slice(0, max).join('');

/**
 * A rejection as the `ErrorResponse` of DCSA Booking 2.0.5; its message names the property, and `errorCodeText` is the
 * site's code.
 */
export const errorResponseOf = (c: HonoContext, { code, message, field }: ApiError, status: number) => {
  const path = field === undefined || field === '' ? undefined : shownPath(field);
  const text = documentForReader(path === undefined ? message : bookingMessages.atField(path, message));
  return {
    httpMethod: methods[c.req.method] ?? 'GET',
    requestUri: c.req.path,
    statusCode: status,
    statusCodeText: STATUS_CODES[status] ?? String(status),
    statusCodeMessage: upTo(200, text),
    providerCorrelationReference: currentRequest()?.id,
    errorDateTime: new Date().toISOString(),
    errors: [
      {
        ...(path !== undefined && {
          property: upTo(100, path.split('.').at(-1) ?? path),
          jsonPath: upTo(500, `$.${path}`),
        }),
        errorCodeText: code,
        errorCodeMessage: upTo(5_000, text),
      },
    ],
  };
};
