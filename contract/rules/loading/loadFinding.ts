import type { FieldProblem } from '#contract/protocol/fields.ts';

/**
 * A contradiction in an order's figures (`rejected`), or a case for a specialist (`desk`): the field by its dotted
 * path, the finding in Chinese and the rule behind it.
 */
export interface LoadFinding {
  path: string;
  verdict: 'rejected' | 'desk';
  findingZh: string;
  source: string;
}

/** A finding with its source, as one Chinese sentence. */
export const findingText = ({ findingZh, source }: Pick<LoadFinding, 'findingZh' | 'source'>): string =>
  `${findingZh}（依据：${source}）`;

/** A rejecting finding as the problem of its field. */
export const findingProblem = (finding: LoadFinding): FieldProblem => ({
  messageZh: findingText(finding),
  byRule: true,
});

/** The same for a fixed path and source. */
export const rejectedAt = (path: string, findingZh: string, source: string): LoadFinding => ({
  path,
  verdict: 'rejected',
  findingZh,
  source,
});

/** A finding that a specialist decides on. */
export const deskAt = (path: string, findingZh: string, source: string): LoadFinding => ({
  path,
  verdict: 'desk',
  findingZh,
  source,
});
