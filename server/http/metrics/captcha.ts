import { repCodes } from '#contract/auth/auth.ts';
import { counter } from './registry.ts';

const captchas = counter(
  'captcha_total',
  'Captcha calls by type and outcome: drawn, passed, failed, expired, limited, locked, or words (a slider was not enough).',
  ['type', 'outcome'] as const,
);

const errors: Readonly<Record<string, string>> = {
  [repCodes.wrong]: 'failed',
  [repCodes.expired]: 'expired',
  [repCodes.getLimit]: 'limited',
  [repCodes.checkLimit]: 'limited',
  [repCodes.locked]: 'locked',
  [repCodes.wordsRequired]: 'words',
};

/** Counts the response of a captcha call and returns it; `granted` is the outcome of a successful one. */
export const countCaptcha = async <Answer extends { repCode: string }>(
  granted: 'drawn' | 'passed',
  { captchaType }: { captchaType: string },
  call: Promise<Answer>,
): Promise<Answer> => {
  const answer = await call;
  const outcome = answer.repCode === repCodes.ok ? granted : (errors[answer.repCode] ?? 'failed');
  captchas.inc({ type: captchaType, outcome });
  return answer;
};

/** Counts a proof-of-work call. */
export const countProofOfWork = async <Answer>(granted: 'drawn' | 'passed', call: Promise<Answer>): Promise<Answer> => {
  try {
    const answer = await call;
    captchas.inc({ type: 'effort', outcome: granted });
    return answer;
  } catch (error) {
    captchas.inc({ type: 'effort', outcome: granted === 'drawn' ? 'limited' : 'failed' });
    throw error;
  }
};
