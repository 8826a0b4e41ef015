import { bandClasses } from './bandClasses.ts';
import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/**
 * The header is transparent over a full-width banner, which is the child with `data-banner`; the content after it has the page's width. A page without a banner starts below a plain dark band.
 */
export function ImageHeader({ children, ...rest }: LayoutProps) {
  return (
    <Chrome
      {...rest}
      overlay
      mainClasses={`grid auto-rows-max grid-cols-[minmax(1rem,1fr)_minmax(0,calc(var(--container-page)-2rem))_minmax(1rem,1fr)] gap-y-6 pb-8 [&>*]:col-start-2 [&>[data-banner]]:col-span-full [&>[data-banner]]:col-start-1 not-has-[>[data-banner]]:pt-32 ${bandClasses}`}
    >
      {children}
    </Chrome>
  );
}
