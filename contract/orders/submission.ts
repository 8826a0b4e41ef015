import * as z from 'zod/mini';

/** A version of a paper that a customer submitted for an order: its shipping instruction or its verified gross masses. */
export const submission = z.object({
  paper: z.enum(['instruction', 'vgm']),
  version: z.int().check(z.positive()),
  at: z.iso.datetime(),
  /** The name of the person; null if it is not known. */
  person: z.nullable(z.string()),
});
export type Submission = z.output<typeof submission>;

const paperZh: Readonly<Record<Submission['paper'], string>> = { instruction: '补料', vgm: 'VGM' };

/** What was submitted: `提交补料`, `更改 VGM（第 2 版）`. */
export const submissionZh = ({ paper, version }: Pick<Submission, 'paper' | 'version'>): string => {
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
