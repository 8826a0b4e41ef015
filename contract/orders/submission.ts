import * as z from 'zod/mini';

/**
 * What was submitted for an order: by its customer a version of the shipping instruction or the verified gross masses, or an
 * answer to a version of the draft bill of lading; by either side a document.
 */
export const submission = z.object({
  paper: z.enum(['instruction', 'vgm', 'billApproval', 'billChanges', 'document']),
  /** Of a document its number among all that were uploaded to the order. */
  version: z.int().check(z.positive()),
  at: z.iso.datetime(),
  /** The name of the person; null if it is not known. */
  person: z.nullable(z.string()),
  /** The name of a document's file, from its second version on with the version; may be empty. */
  fileName: z.optional(z.string()),
  /** Who uploaded a document; all else is the customer's. */
  by: z.optional(z.enum(['user', 'platform'])),
});
export type Submission = z.output<typeof submission>;

const paperZh: Readonly<Record<'instruction' | 'vgm', string>> = { instruction: '补料', vgm: 'VGM' };
const answerZh: Readonly<Record<'billApproval' | 'billChanges', string>> = {
  billApproval: '确认提单草稿',
  billChanges: '提出提单草稿的更改',
};

/** A file with its version, as the history names it: `sds.pdf（第 2 版）`. */
export const uploadedZh = (fileName: string, version: number): string =>
  version === 1 ? fileName : `${fileName}（第 ${version} 版）`;

/** What was submitted: `提交补料`, `更改 VGM（第 2 版）`, `确认提单草稿（第 2 版）`, `上传单证 sds.pdf`. */
export const submissionZh = ({
  paper,
  version,
  fileName = '',
}: Pick<Submission, 'paper' | 'version' | 'fileName'>): string => {
  if (paper === 'document') return `上传单证 ${fileName}`.trim();
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
