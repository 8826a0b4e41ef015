import { createRoot } from 'react-dom/client';
import { ReloadGuard } from './ReloadGuard.tsx';
import type { Site } from './siteContext.ts';

/** Shows what the reload guard reports until the page itself does; returns a function that ends it. */
export const guardLoading = ({ reloadGuard }: Pick<Site, 'reloadGuard'>): (() => void) => {
  const root = createRoot(document.createElement('div'));
  root.render(<ReloadGuard actor={reloadGuard} />);
  return () => root.unmount();
};
