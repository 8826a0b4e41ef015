import axeCore from 'axe-core';
import type { Page } from 'playwright';

interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

interface CheckHelper {
  data: (found: unknown) => void;
}

/** What axe-core has beside what it declares. */
interface Axe {
  run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
  commons: { color: { Color: new (from: Color) => Color } };
  _audit: {
    checks: Record<string, { evaluate: (this: CheckHelper, node: Element, ...rest: unknown[]) => boolean | undefined }>;
  };
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Runs in the page: colours are nine tenths of axe's work, and a page has few of them. Each is converted once, and text
 * is looked at once for each colour, size and weight on each ground, where nothing but its own boxes can lie behind it.
 */
const hastenAxe = ({ commons, _audit }: Axe): void => {
  const { Color } = commons.color;
  const known = new Map<string, Color>();
  const parse = Color.prototype.parseString as Color['parseString'];
  Color.prototype.parseString = function parseOnce(this: Color, text: string): Color {
    const before = known.get(text);
    if (before) return Object.assign(this, { r: before.r, g: before.g, b: before.b, alpha: before.alpha });
    known.set(text, new Color(parse.call(this, text)));
    return this;
  };

  /** What lies behind the text of an element; nothing where it might be anything, or shines through the whole. */
  const groundOf = (element: Element, near?: string): string | undefined => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    if (opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    let ground = near;
    if (!ground) {
      if (backgroundImage !== 'none') return undefined;
      if (backgroundColor.startsWith('rgb(')) ground = backgroundColor;
      else if (backgroundColor !== 'rgba(0, 0, 0, 0)' || position !== 'static') return undefined;
    }
    return element.parentElement ? groundOf(element.parentElement, ground) : (ground ?? 'nothing');
  };
  const passed = new Set<string>();
  const contrast = _audit.checks['color-contrast']!;
  const evaluate = contrast.evaluate;
  contrast.evaluate = function evaluateOnce(node, ...rest) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
    const ground = groundOf(node);
    const key = ground && [color, fontSize, fontWeight, textShadow, ground].join();
    if (key && passed.has(key)) return true;
    let isJudged = false;
    const helper: CheckHelper = {
      ...this,
      data: (found) => {
        isJudged = typeof (found as { contrastRatio?: unknown }).contrastRatio === 'number';
        this.data(found);
      },
    };
    const verdict = evaluate.call(helper, node, ...rest);
    if (key && verdict === true && isJudged) passed.add(key);
    return verdict;
  };
};

/** The function that draws a page's words to learn whether its font makes icons of them, a fifth of axe's time: none of ours does. */
const drawsWords = 'function _isIconLigature(textVNode) {';
if (!axeCore.source.includes(drawsWords)) throw new Error('axe-core looks for icon fonts in another way now.');
const source = axeCore.source.replace(drawsWords, `${drawsWords} return false;`);

/** Brings axe into a page that was loaded. */
export const bringAxe = (page: Page): Promise<void> => page.evaluate(`${source}; (${hastenAxe.toString()})(axe)`);

/**
 * What axe finds wrong with what stands in a page, in a text for each rule; axe must have been brought. Landmarks and the
 * first heading are asked of whole pages alone.
 */
export const violationsOn = async (page: Page, { isWhole }: { isWhole: boolean }): Promise<string[]> => {
  const violations = await page.evaluate(async (whole) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // a report of all that is right takes a fifth of axe's time
    const options = { resultTypes: ['violations'], ...(!whole && { rules: { region: { enabled: false } } }) };
    return (await axe.run(whole ? document : document.body, options)).violations;
  }, isWhole);
  return violations.map(({ id, help, nodes }) =>
    [`axe, ${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join('\n'),
  );
};
