import type { FieldProblem } from '#contract/protocol/fields.ts';

/**
 * What the figures of an order disprove (`rejected`) or leave to a specialist (`desk`): the field by its dotted path,
 * the finding in Chinese and the rule that it rests on.
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

/** The same, made for one path by one source. */
export const rejectedAt = (path: string, findingZh: string, source: string): LoadFinding => ({
  path,
  verdict: 'rejected',
  findingZh,
  source,
});

/** A finding that a specialist decides. */
export const deskAt = (path: string, findingZh: string, source: string): LoadFinding => ({
  path,
  verdict: 'desk',
  findingZh,
  source,
});
