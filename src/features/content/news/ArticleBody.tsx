import DOMPurify from 'dompurify';

const notAddresses = 'target rel alt width height colspan rowspan scope'.split(' ');
const shown = {
  ALLOWED_TAGS: 'p h2 h3 ul ol li table thead tbody tr th td strong em a blockquote code sup sub hr br img'.split(' '),
  ALLOWED_ATTR: ['href', 'src', ...notAddresses],
  // every other attribute's value must be an address
  ADD_URI_SAFE_ATTR: notAddresses,
  // pages of this site, the web, mail and telephone; a second slash would make a path another host
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** Without a document, the service's own cleaning applies. */
const cleaned = (html: string): string | TrustedHTML =>
  DOMPurify.isSupported ? DOMPurify.sanitize(html, shown) : html;

const typography =
  'text-lg leading-8 [overflow-wrap:anywhere] text-ink ' +
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-xl [&_h2]:font-semibold [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold ' +
  '[&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1 ' +
  '[&_li]:marker:text-brand-500 [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-2 [&_a:hover]:no-underline ' +
  '[&_blockquote]:my-4 [&_blockquote]:border-l-4 [&_blockquote]:border-brand-200 [&_blockquote]:bg-brand-50 [&_blockquote]:px-4 [&_blockquote]:py-1 [&_blockquote]:text-ink-soft ' +
  '[&_table]:my-4 [&_table]:w-full [&_table]:border-collapse [&_table]:text-base [&_th]:border [&_th]:border-line [&_th]:bg-sunken [&_th]:px-2.5 [&_th]:py-1.5 [&_th]:text-left [&_th]:font-medium [&_td]:border [&_td]:border-line [&_td]:px-2.5 [&_td]:py-1.5 [&_td]:align-top [&_td:first-child]:[overflow-wrap:break-word] ' +
  '[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_hr]:my-6 [&_hr]:border-line [&_img]:my-4 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&>:is(h2,h3,p,ul,ol,blockquote,table,hr,img):first-child]:mt-0';

/** The body of an article: the service's HTML, cleaned again in the browser. */
export function ArticleBody({ html }: { html: string }) {
  return (
    // the second cleaning may serialise the same HTML differently
    <div className={typography} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleaned(html) }} />
  );
}
