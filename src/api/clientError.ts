import type { AxiosResponse } from 'axios';
import { AxiosError } from 'axios';
import { ApiError, codes, withField } from '#contract/protocol/apiError.ts';
import { envelope } from '#contract/protocol/endpoint.ts';
import { waitText } from '#contract/protocol/waitText.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { clientMessages } from './messages.ts';

const messages = { ...clientMessages, busy: uiMessages.busy, offline: uiMessages.offline };

/** Seconds of a Retry-After header: a number or a date (RFC 9110, 10.2.3). */
const retryAfterOf = ({ headers }: AxiosResponse): number | undefined => {
  const text = String(headers['retry-after'] ?? '');
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000);
  return seconds > 0 ? seconds : undefined;
};

/** The message if the service, or a proxy before it, sent none. */
const wordless = (status: number, retryAfterSeconds: number | undefined): string => {
  if (status === 413) return messages.tooLarge;
  return retryAfterSeconds === undefined ? messages.busy : messages.busyFor(waitText(retryAfterSeconds));
};

/** The request id under which the service logged a failed request; across origins only the body has it. */
const requestIdOf = ({ status, headers }: AxiosResponse, inBody: string | undefined): string | undefined => {
  const id: unknown = inBody ?? headers['x-request-id'];
  return status >= 500 && typeof id === 'string' && id !== '' ? id : undefined;
};

/** Converts a failed request to a rejection with a message for the user (specification section 8). */
export const clientErrorOf = (error: unknown): { apiError: ApiError; title?: string } => {
  if (!(error instanceof AxiosError)) return { apiError: new ApiError(codes.failed, messages.unreadable) };
  const { response } = error;
  if (!response) {
    const text =
      error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT
        ? messages.timeout
        : messages.offline;
    return { apiError: new ApiError(codes.failed, text), title: messages.title };
  }
  const body = envelope.safeParse(response.data);
  const serviceCode = body.data?.code ?? codes.failed;
  const code = response.status === 401 && serviceCode !== codes.passwordChanged ? codes.unauthorized : serviceCode;
  const retryAfterSeconds = retryAfterOf(response);
  const requestId = requestIdOf(response, body.data?.requestId);
  const text = messages.named(body.data?.message || wordless(response.status, retryAfterSeconds), requestId);
  return {
    apiError: withField(new ApiError(code, text, retryAfterSeconds, requestId, response.status), body.data?.field),
    ...(body.data?.message ? { title: messages.title } : {}),
  };
};

/** A failed download has its envelope as a blob; reads it so that its message can be shown. */
export const withReadableBody = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof AxiosError) || !(error.response?.data instanceof Blob)) return error;
  try {
    error.response.data = JSON.parse(await error.response.data.text());
  } catch {
    error.response.data = undefined;
  }
  return error;
};
