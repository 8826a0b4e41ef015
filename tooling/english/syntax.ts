/** A node of a syntax tree (ESTree with TypeScript and JSX). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';

/** The nodes among values and lists of values. */
export const nodesOf = (...values: unknown[]): SyntaxNode[] => values.flat().filter(isNode);

/** The name of an identifier, or the text of a literal; empty if there is none. */
export const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof name === 'string' ? name : '';
};
