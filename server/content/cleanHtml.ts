import { createRequire } from 'node:module';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);

/** The package, loaded with the first text: loading it takes as long as the database driver. */
const sanitizer = (): typeof sanitizeHtml => require('sanitize-html') as typeof sanitizeHtml;

const tags = 'p h2 h3 ul ol li table thead tbody tr th td strong em a blockquote code sup sub hr br img'.split(' ');

/** A path of this site; a second slash would make it another host, and browsers ignore blanks in it. */
const isSitePath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);

/** Links of this site open in the same tab; others in a new one without access to this page. */
const linkOf = (href = ''): sanitizeHtml.Attributes => {
  if (isSitePath(href)) return { href };
  return isWebAddress(href) ? { href: new URL(href).href, target: '_blank', rel: 'noopener noreferrer' } : {};
};

/** Removes everything from HTML except text, tables, links and the site's own pictures. */
export const cleanHtml = (written: string): string =>
  sanitizer()(written, {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: linkOf(href) }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSitePath(attribs['src'] ?? ''),
  });
