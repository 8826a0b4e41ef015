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

/** An element or a text in axe's own copy of a page. */
interface VirtualNode {
  props: { nodeName: string };
  children: VirtualNode[];
}

interface Rule {
  id: string;
  selector: string;
  matches: (node: Element, virtualNode: VirtualNode, ...rest: unknown[]) => boolean;
}

/** What axe-core has beside what it declares, and what is put into it here. */
interface Axe {
  run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
  commons: { color: { Color: new (from: Color) => Color } };
  _audit: {
    noHtml: boolean;
    rules: Rule[];
    checks: Record<string, { evaluate: (this: CheckHelper, node: Element, ...rest: unknown[]) => boolean | undefined }>;
  };
  /** Begins to look at a page that may have changed; answers with the texts on their grounds that have passed since. */
  lookAnew: () => string[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Runs in the page: colours are nine tenths of axe's work, and a page has few of them. Each is converted once, and text
 * is looked at once for each colour, size and weight on each ground, where nothing but its own boxes can lie behind it:
 * in whatever page it `passed`.
 */
const hastenAxe = (axe: Axe, passed: Set<string>): void => {
  /** A ground that is painted with more than a colour. */
  const picture = 'picture';
  const { Color } = axe.commons.color;
  const known = new Map<string, Color>();
  const parse = Color.prototype.parseString as Color['parseString'];
  Color.prototype.parseString = function parseOnce(this: Color, text: string): Color {
    const before = known.get(text);
    if (before) return Object.assign(this, { r: before.r, g: before.g, b: before.b, alpha: before.alpha });
    known.set(text, new Color(parse.call(this, text)));
    return this;
  };

  const fades = new Map<Element, boolean>();
  const isFaded = (element: Element): boolean => {
    const before = fades.get(element);
    if (before !== undefined) return before;
    const { opacity, filter, mixBlendMode } = getComputedStyle(element);
    const { parentElement } = element;
    const isOwn = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal';
    const faded = isOwn || (parentElement !== null && isFaded(parentElement));
    fades.set(element, faded);
    return faded;
  };
  const groundIn = (element: Element): string | undefined => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    if (filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    if (backgroundImage !== 'none') return picture;
    // what shines through a ground is another thing each time
    if (backgroundColor.startsWith('rgb(')) return isFaded(element) ? undefined : backgroundColor;
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || position !== 'static') return undefined;
    const behind = element.parentElement ? groundOf(element.parentElement) : 'nothing';
    return behind === undefined || behind === picture || opacity === '1' ? behind : `${behind} through ${opacity}`;
  };
  const grounds = new Map<Element, string | undefined>();
  /** What lies behind the text of an element; nothing where it might be anything. */
  const groundOf = (element: Element): string | undefined => {
    if (!grounds.has(element)) grounds.set(element, groundIn(element));
    return grounds.get(element);
  };

  const { _audit: audit } = axe;
  // axe asks last whether an element has text of its own, and reads all below it before
  const contrastRule = audit.rules.find(({ id }) => id === 'color-contrast')!;
  const { matches } = contrastRule;
  const written = new Set(['input', 'select', 'textarea']);
  contrastRule.matches = function matchesText(node, virtualNode, ...rest) {
    const { props, children } = virtualNode;
    const mayMatch = written.has(props.nodeName) || children.some((child) => child.props.nodeName === '#text');
    return mayMatch && matches.call(this, node, virtualNode, ...rest);
  };
  const contrast = audit.checks['color-contrast']!;
  const evaluate = contrast.evaluate;
  let passedSince: string[] = [];
  contrast.evaluate = function evaluateOnce(node, ...rest) {
    const ground = groundOf(node);
    if (ground === picture) {
      // axe leaves it to people
      this.data({ messageKey: 'bgImage' });
      return undefined;
    }
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(node);
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
    if (key && verdict === true && isJudged) {
      passed.add(key);
      passedSince.push(key);
    }
    return verdict;
  };
  axe.lookAnew = () => {
    fades.clear();
    grounds.clear();
    const since = passedSince;
    passedSince = [];
    return since;
  };
};

/** What axe does and nothing here asks for: each function, and what it answers at once. */
const unasked = [
  // draws a page's words to learn whether its font makes icons of them, a fifth of axe's time: none of ours does
  ['function _isIconLigature(textVNode) {', 'return false;'],
  // counts a page's classes and attributes for the shortest selector of what is wrong: its HTML is shown
  ['function _getSelectorData(domTree) {', 'return { classes: {}, tags: {}, attributes: {} };'],
] as const;

const source = unasked.reduce((all, [head, answer]) => {
  if (!all.includes(head)) throw new Error(`axe-core has no ${head} now.`);
  return all.replace(head, `${head} ${answer}`);
}, axeCore.source);

/** Texts on their grounds that have passed in any page. */
const passed = new Set<string>();

/** Brings axe into a page that was loaded. */
export const bringAxe = async (page: Page): Promise<void> => {
  // a text of its own, the same each time: Chromium has it ready then
  await page.evaluate(source);
  await page.evaluate(`(${hastenAxe.toString()})(axe, new Set(${JSON.stringify([...passed])}))`);
};

/**
 * What axe finds wrong with what stands in a page, in a text for each rule; axe must have been brought. Landmarks and the
 * first heading are asked of whole pages alone.
 */
export const violationsOn = async (page: Page, { isWhole }: { isWhole: boolean }): Promise<string[]> => {
  const { violations, passedSince } = await page.evaluate(async (whole) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { _audit: audit } = axe;
    const aboutPages = audit.rules.filter(({ id, selector }) => id === 'region' || selector.startsWith('html'));
    const off = whole ? [] : aboutPages.map(({ id }) => [id, { enabled: false }]);
    // a report of all that is right takes a fifth of axe's time
    const options = { resultTypes: ['violations'], rules: Object.fromEntries(off) };
    const look = async ({ noHtml }: { noHtml: boolean }) => {
      audit.noHtml = noHtml;
      // of a whole document it knows by tag and attribute where what is; below an element it would search for each rule
      return (await axe.run(document, options)).violations;
    };
    axe.lookAnew();
    const first = await look({ noHtml: true });
    // how an element is written is only asked for where something is wrong
    return {
      violations: first.length > 0 ? await look({ noHtml: false }) : [],
      passedSince: axe.lookAnew(),
    };
  }, isWhole);
  for (const text of passedSince) passed.add(text);
  return violations.map(({ id, help, nodes }) =>
    [`axe, ${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join('\n'),
  );
};
