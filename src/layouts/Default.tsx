import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** The basic layout whose side column, where the visitor wants one, also says how to reach us. */
export function Default({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} column="contacts" mainLook="px-4 py-6">
      {children}
    </Chrome>
  );
}
