import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** Header, content as wide as a page, footer. */
export function Basic({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} column="links" mainClasses="px-4 py-6">
      {children}
    </Chrome>
  );
}
