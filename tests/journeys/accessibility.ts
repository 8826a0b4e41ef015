import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  commons: { color: { Color: new (from: Color) => Color } };
}

/** What axe finds wrong with a page as it stands, in a line for each rule. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { Color } = axe.commons.color;
    // axe converts the same few colours for every element: remembering them halves its work and changes no verdict
    const known = new Map<string, Color>();
    const parse = Color.prototype.parseString as Color['parseString'];
    Color.prototype.parseString = function parseOnce(this: Color, text: string): Color {
      const before = known.get(text);
      if (before) return Object.assign(this, { r: before.r, g: before.g, b: before.b, alpha: before.alpha });
      known.set(text, new Color(parse.call(this, text)));
      return this;
    };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
};
