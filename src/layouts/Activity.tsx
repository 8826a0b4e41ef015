import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** A campaign; on a mobile user agent without header and footer (specification section 2). */
export function Activity({ children, ...rest }: LayoutProps) {
  return (
    <Chrome
      {...rest}
      className="mobile-agent:[&>:is(header,footer,aside)]:hidden"
      mainClasses="mx-auto w-full max-w-page px-4 py-6"
    >
      {children}
    </Chrome>
  );
}
