import Beasties from 'beasties';
import type { Root, Rule } from 'postcss';
import { parse } from 'postcss';
import { writeOutTailwind } from './tailwindVariables.ts';

const stylesheet = /<link rel="stylesheet"[^>]*>/;

/** Selectors that the search for used rules cannot parse, or cannot find used in a document: attributes that are set before the first paint. */
const unread = [/^:(?:is|where)\(/, /^html\[data-(?:session|cookies|insecure|mobile-agent)/];

/** The first class of a selector, as written in the document. */
const firstClassOf = (selector: string): string | undefined =>
  /^\.((?:\\.|[^\s.:>+~[(\\])+)/.exec(selector)?.[1]?.replaceAll(/\\(.)/g, '$1');

const product = /calc\((-?[\d.]+)(rem|px|em|) \* (-?[\d.]+)\)/g;

/** Replaces variables by their values if the style has one value for the whole document: only the whole stylesheet has
 * others. */
const writeOut = (root: Root): void => {
  const values = new Map<string, string | undefined>();
  root.walkDecls(/^--(?!tw-)/, ({ prop, value, parent }) => {
    const isForAll = parent?.type === 'rule' && /^:root(?:,\s*:host)?$/.test((parent as Rule).selector);
    values.set(prop, isForAll && !values.has(prop) ? value : undefined);
  });
  const valueOf = (whole: string, name: string) => values.get(name) ?? whole;
  const written = (text: string): string => {
    const next = text
      .replaceAll(/var\((--[\w-]+)\)/g, valueOf)
      .replaceAll(/var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g, valueOf);
    return next === text ? text : written(next);
  };
  root.walkDecls((declaration) => {
    declaration.value = written(declaration.value)
      .replaceAll(product, (_, factor: string, unit: string, by: string) =>
        `${Number((Number(factor) * Number(by)).toFixed(4))}${unit}`.replace(/^(-?)0\./, '$1.'),
      )
      .replaceAll(', ', ',');
  });
};

/** Removes empty rules, and duplicate declarations in a rule. */
const withoutEmpty = (root: Root): void => {
  root.walkRules((rule) => {
    const said = new Set<string>();
    rule.each((node) => {
      const text = node.toString();
      if (said.has(text)) node.remove();
      said.add(text);
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  // empty layers stay, because they set the order of the whole stylesheet's layers
  root.walkAtRules(/^(?:media|supports|container)$/, (rule) => void (rule.nodes?.length === 0 && rule.remove()));
};

/**
 * Removes rules for hovering and pressing, and for classes that the document does not have: searching the document for
 * the selectors of the others takes a fraction of the time.
 */
const withoutOtherClasses = (root: Root, classes: ReadonlySet<string>): void => {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      if (/(?<!\\):(?:active|hover)\b|(?<!\\):focus-visible$/.test(selector)) return false;
      const name = firstClassOf(selector);
      return name === undefined || classes.has(name);
    });
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
};

/**
 * Removes rules that no first paint on a screen needs: for motion and printing, outlines other than the browser's own,
 * defaults for old browsers, unused variables, and those for which `beforeHydration.js` loads the whole stylesheet.
 */
const withoutLater = (style: string): string => {
  const root = parse(style);
  root.walkAtRules('media', (rule) => {
    if (/hover|forced-colors|^print/.test(rule.params)) rule.remove();
  });
  // the containers of large text; other containers have no names
  root.walkAtRules('container', (rule) => {
    if (/^(?:page|content)\b/.test(rule.params)) rule.remove();
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.removeAll();
  });
  root.walkAtRules('starting-style', (rule) => void rule.remove());
  root.walkDecls(/^(?:transition|--tw-(?:duration|ease)$)/, (declaration) => void declaration.remove());
  root.walkAtRules('supports', (rule) => {
    // each has the same colour as a fallback before it, unless it depends on the text colour
    const isColour = rule.params.includes('color-mix') && !/currentcolor/i.test(rule.toString());
    // a page is not scrolled yet
    if (isColour || rule.params.includes('animation-timeline')) rule.remove();
  });
  writeOut(root);
  writeOutTailwind(root);
  // shadows and rings that an element does not have
  root.walkDecls('box-shadow', (shadow) => {
    shadow.value = shadow.value.replace(/^(?:0 0 #0000,)+/, '');
  });
  withoutEmpty(root);
  const left = root.toString();
  const isUsed = (name: string) => left.includes(`var(${name}`);
  root.walkAtRules('property', (rule) => {
    if (!isUsed(rule.params)) rule.remove();
  });
  root.walkDecls(/^--(?!tw-)/, (variable) => {
    if (!isUsed(variable.prop)) variable.remove();
  });
  return root.toString();
};

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The parsed stylesheets by file. */
const parsed = new Map<string, Root>();

/** Searches a document for the rules of its own classes only. */
class StyleSearch extends Beasties {
  readonly #classes: ReadonlySet<string>;

  constructor(folder: string, classes: ReadonlySet<string>) {
    super({
      path: folder,
      publicPath: '/',
      inlineThreshold: 0,
      pruneSource: false,
      logLevel: 'silent',
      fonts: false,
      allowRules: unread,
    });
    this.#classes = classes;
  }

  override async readFile(file: string): Promise<string> {
    const whole = parsed.get(file) ?? parse(await super.readFile(file));
    parsed.set(file, whole);
    const root = whole.clone();
    withoutOtherClasses(root, this.#classes);
    return root.toString();
  }
}

/** The cached styles by page, with the classes they cover. */
const found = new Map<string, { classes: Set<string>; style: string }>();

const styleFor = async (page: string, html: string, folder: string): Promise<string> => {
  const classes = classesOf(html);
  const known = found.get(page);
  if (known && [...classes].every((name) => known.classes.has(name))) return known.style;
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(await new StyleSearch(folder, classes).process(html)) ?? [];
  const style = withoutLater(rules);
  found.set(page, { classes, style });
  return style;
};

/**
 * Inserts the style for a document's first paint into its head, before its scripts. The page's code loads the whole
 * stylesheet after hydration; a browser without scripts, with forced colours or with very large text loads it at once.
 * `page` groups documents that look alike.
 */
export const withCriticalStyle = async (page: string, html: string, folder: string): Promise<string> => {
  const [link] = stylesheet.exec(html) ?? [];
  if (!link) return html;
  const style = await styleFor(page, html, folder);
  const later = link.replace('rel="stylesheet"', 'rel="later" id="stylesheet"');
  const both = `<style>${style}</style>${later}<noscript>${link}</noscript>\n`;
  return html.replace(link, '').replace(/<script|<\/head>/, (next) => both + next);
};
