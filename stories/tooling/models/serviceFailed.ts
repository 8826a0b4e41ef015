import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { messages } from '#server/http/errors/messages.ts';
import { otherPageMessages } from '#server/orders/papers/otherPageMessages.ts';

/** The answer of the service to any request when it fails. */
export const serviceFailed = new ApiError(codes.failed, messages.failed);

/** The answers of the service to a draft of an order's paper: stored, failed, or overtaken by a version of a colleague. */
export const draftAnswers = (paperMessages: {
  outdated: (version: number, names: [], submitted: string) => string;
}) => ({
  done: [null],
  error: [
    serviceFailed,
    new ApiError(
      codes.conflict,
      paperMessages.outdated(2, [], otherPageMessages.submitted('陈敏', '2026-03-02 10:00')),
    ),
  ],
});
