import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import { apiErrorMessage } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';

/** The result of a check; the guarded call must carry `verification`. */
export type CaptchaVerdict = { passed: true; verification: string } | { passed: false; message: string };

/** The context of both picture captchas. */
export interface CaptchaContext {
  challenge?: CaptchaChallenge | undefined;
  message?: string | undefined;
  /** The verification of the last check; undefined until one is passed. */
  verification?: string;
}

/** Assigns a new challenge. */
export const withChallenge = (_: unknown, { output }: { output: CaptchaChallenge }) => ({
  challenge: output,
  message: undefined,
});

/** Assigns the verification of a right answer, or why it was wrong. */
export const withVerdict = (_: unknown, { output }: { output: CaptchaVerdict }) =>
  output.passed ? { verification: output.verification } : { message: output.message };

/** Assigns the message of a failed request. */
export const withErrorMessage = (_: unknown, { error }: { error: unknown }) => ({ message: apiErrorMessage(error) });

export const hasPassed = (_: unknown, { output }: { output: CaptchaVerdict }): boolean => output.passed;

/** How long a right answer shows its tip, then how long until the box closes, in milliseconds. */
export const passedDelays = {
  passedTip: limits.captchaPassedTipMs,
  boxCloses: limits.captchaPopClosesMs - limits.captchaPassedTipMs,
};

/** The states after a check: a right answer shows its tip and closes the box, a wrong one fetches another picture. */
export const checkedStates = {
  passed: { description: '验证成功', after: { passedTip: 'closing' } },
  closing: { description: '即将关闭', after: { boxCloses: 'closed' } },
  failed: { description: '验证失败', after: { refreshPause: 'loading' } },
  closed: { description: '已关闭', type: 'final' },
} as const;
