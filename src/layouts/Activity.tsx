import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** A campaign as wide as the screen; on a mobile user agent without header and footer (specification section 2). */
export function Activity({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} className="mobile-agent:[&>:is(header,footer,aside)]:hidden" mainLook="">
      {children}
    </Chrome>
  );
}
