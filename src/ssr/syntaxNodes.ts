/** A node of a syntax tree (ESTree). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Whether a value of a tree is one of its nodes. */
export const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

/** The nodes among values and lists of values. */
export const nodesOf = (...values: unknown[]): SyntaxNode[] => values.flat().filter(isNode);

/** The name of an identifier, or the text of a literal. */
export const nameOf = (node: unknown): string => String((node as SyntaxNode)['name'] ?? (node as SyntaxNode)['value']);
