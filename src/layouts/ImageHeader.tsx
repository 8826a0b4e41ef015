import { bandLook } from './bandLook.ts';
import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/**
 * The header lies clear over a banner as wide as the screen, which is the child that says `data-banner`; whatever
 * follows it is as wide as a page. A page without a banner begins under a plain dark band.
 */
export function ImageHeader({ children, ...rest }: LayoutProps) {
  return (
    <Chrome
      {...rest}
      overlay
      mainLook={`grid auto-rows-max grid-cols-[minmax(1rem,1fr)_minmax(0,calc(var(--container-page)-2rem))_minmax(1rem,1fr)] gap-y-6 pb-8 [&>*]:col-start-2 [&>[data-banner]]:col-span-full [&>[data-banner]]:col-start-1 not-has-[>[data-banner]]:pt-32 ${bandLook}`}
    >
      {children}
    </Chrome>
  );
}
