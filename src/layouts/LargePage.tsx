import { bandLook } from './bandLook.ts';
import type { LayoutProps } from './Chrome.tsx';
import { Chrome } from './Chrome.tsx';

/** The index header clear over a picture that fills the screen's width, content, footer. */
export function LargePage({ children, ...rest }: LayoutProps) {
  return (
    <Chrome {...rest} overlay mainLook={bandLook}>
      {children}
    </Chrome>
  );
}
