// The API for the browser: charts, players, the handbook, live charts, and gestures made in the page.
export { ChartPage } from './charts/ChartPage.tsx';
export { drawingOf } from './charts/layout.ts';
export { loadChartPage } from './charts/loadChartPage.ts';
export { JourneyView } from './journeys/JourneyView.tsx';
export { PlayerFrame } from './player/PlayerFrame.tsx';
export { happen, run } from './player/happen.ts';
export { announceHarness } from './player/harnessFrame.ts';
export { takeWindow } from './player/harnessWindow.tsx';
export { gesturePlainly, inPageDriver } from './player/inPageDriver.ts';
export { openHarness } from './player/openHarness.ts';
export { playerMessages } from './player/playerMessages.ts';

// separate pages with their own styles
/** Shows the handbook in an element of its page. */
export const showHandbook = async (place: Element): Promise<void> =>
  (await import('./handbook/show.tsx')).showHandbook(place);

/** Shows the charts of the page that opened this window. */
export const showLiveCharts = async (place: Element): Promise<void> =>
  (await import('./inspection/show.tsx')).showLiveCharts(place);
