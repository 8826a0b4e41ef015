import * as z from 'zod/mini';

/**
 * What a customer submitted for an order: a version of its shipping instruction or its verified gross masses, or an answer to
 * a version of its draft bill of lading.
 */
export const submission = z.object({
  paper: z.enum(['instruction', 'vgm', 'billApproval', 'billChanges']),
  version: z.int().check(z.positive()),
  at: z.iso.datetime(),
  /** The name of the person; null if it is not known. */
  person: z.nullable(z.string()),
});
export type Submission = z.output<typeof submission>;

const paperZh: Readonly<Record<'instruction' | 'vgm', string>> = { instruction: '补料', vgm: 'VGM' };
const answerZh: Readonly<Record<'billApproval' | 'billChanges', string>> = {
  billApproval: '确认提单草稿',
  billChanges: '提出提单草稿的更改',
};

/** What was submitted: `提交补料`, `更改 VGM（第 2 版）`, `确认提单草稿（第 2 版）`. */
export const submissionZh = ({ paper, version }: Pick<Submission, 'paper' | 'version'>): string => {
  if (paper === 'billApproval' || paper === 'billChanges') return `${answerZh[paper]}（第 ${version} 版）`;
  const name = paperZh[paper];
  const act = `${version === 1 ? '提交' : '更改'}${/^[A-Z]/.test(name) ? ' ' : ''}${name}`;
  return version === 1 ? act : `${act}（第 ${version} 版）`;
};

/** The entries of an order's history and its submissions, the newest first. */
export const historyOf = <Event extends { at: string }>(
  timeline: readonly Event[],
  submissions: readonly Submission[] = [],
): (Event | Submission)[] =>
  [...submissions, ...timeline].toReversed().toSorted((one, other) => other.at.localeCompare(one.at));
