/** What a page's Content-Security-Policy allows beyond its own origin: inline code by hash, targets of its forms. */
export interface Allowed {
  scripts?: readonly string[];
  styles?: readonly string[];
  formTargets?: readonly string[];
  /** Other origins that are called. */
  connections?: readonly string[];
}

/** The code that stands in a document itself; data in a script element is none. */
export const inlineCode = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|json"))[^>]*>([^]*?)</${tag}>`, 'gi'))].map(
    ([, content = '']) => content,
  );

/** The policy of a page; inline scripts and styles are allowed by their hashes alone. */
export const pagePolicy = ({ scripts = [], styles = [], formTargets = [], connections = [] }: Allowed): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app dompurify',
  ].join('; ');
