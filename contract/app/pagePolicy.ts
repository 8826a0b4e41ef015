/** The exceptions of a page's Content-Security-Policy beyond its own origin: inline code by hash, and form targets. */
export interface Allowed {
  scripts?: readonly string[];
  styles?: readonly string[];
  formTargets?: readonly string[];
  /** Whether the page shows files of its own origin in frames. */
  ownFrames?: boolean;
  /** Other origins the page may call. */
  connections?: readonly string[];
}

/** The inline code of a document; a script element that holds data is not code. */
export const inlineCode = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:\\ssrc=|json"))[^>]*>([^]*?)</${tag}>`, 'gi'))].map(
    ([, content = '']) => content,
  );

/** The policy of a page. It allows inline scripts and styles by their hashes only. */
export const pagePolicy = ({
  scripts = [],
  styles = [],
  formTargets = [],
  ownFrames = false,
  connections = [],
}: Allowed): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    ["form-action 'self'", ...formTargets].join(' '),
    ...(ownFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app dompurify',
  ].join('; ');
