import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { messages } from '#server/http/errors/messages.ts';

/** What the service answers to any request when it fails. */
export const serviceFailed = new ApiError(codes.failed, messages.failed);
