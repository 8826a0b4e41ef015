import { bandClasses } from './bandClasses.ts';
import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/**
 * The header is transparent over a full-width banner, which is the child with `data-banner`; the content after it has the page's width. A page without a banner starts below a plain dark band.
 */
export function ImageHeader({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} overlay mainClasses={`page-grid grid ${bandClasses}`}>
      {children}
    </Chrome>
  );
}
