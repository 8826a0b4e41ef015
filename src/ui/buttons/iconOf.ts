import type { SVGProps } from 'react';
import { createElement } from 'react';

interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

const drawing = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** Replaces lucide's icon component in a build: the part that the site uses, a tenth of its code. */
export default function iconOf({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...drawing, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}
