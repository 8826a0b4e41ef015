import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** The basic layout; its side column, if the visitor has one, also shows the contact data. */
export function Default({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} column="contacts" mainClasses="px-4 py-6">
      {children}
    </Chrome>
  );
}
