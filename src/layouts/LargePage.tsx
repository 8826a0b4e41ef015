import { bandClasses } from './bandClasses.ts';
import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** The index header, transparent over a full-width picture; content; footer. */
export function LargePage({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} overlay mainClasses={bandClasses}>
      {children}
    </Chrome>
  );
}
