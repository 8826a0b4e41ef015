import { createRoot } from 'react-dom/client';
import { LiveCharts } from './LiveCharts.tsx';
import { followOpener } from './opener.ts';

/** Shows the charts of the page that opened this window. */
export const showLiveCharts = (place: Element): void =>
  createRoot(place).render(<LiveCharts page={followOpener(opener as Window | null)} />);
