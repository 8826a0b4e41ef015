import Beasties from 'beasties';

const stylesheet = /<link rel="stylesheet"[^>]*>/;

/** Selectors that the search for used rules cannot parse: variants of descendants, and their groups. */
const unread = [/\[\\&/, /^:(?:is|where)\(/];

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Styles found for a page before, with the classes they cover. */
const found = new Map<string, { classes: Set<string>; style: string }>();

const styleFor = async (page: string, html: string, folder: string): Promise<string> => {
  const classes = classesOf(html);
  const known = found.get(page);
  if (known && [...classes].every((name) => known.classes.has(name))) return known.style;
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    inlineThreshold: 0,
    pruneSource: false,
    logLevel: 'silent',
    fonts: false,
    allowRules: unread,
  });
  const style = /<style>([^]*?)<\/style>/.exec(await beasties.process(html))?.[1] ?? '';
  found.set(page, { classes, style });
  return style;
};

/**
 * Puts the style for a document's first paint into its head, and the whole stylesheet at its end, where it blocks
 * nothing. `page` groups documents that look alike.
 */
export const withCriticalStyle = async (page: string, html: string, folder: string): Promise<string> => {
  const [link] = stylesheet.exec(html) ?? [];
  if (!link) return html;
  const style = await styleFor(page, html, folder);
  const later = link.replace('<link ', '<link fetchpriority="low" ');
  return html.replace(link, () => `<style>${style}</style>`).replace('</body>', () => `${later}\n</body>`);
};
