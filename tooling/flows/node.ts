// The API for files made from machines, in Node.
export { staleCharts } from './charts/files.tsx';
export { gather } from './handbook/gather.ts';
export { replay } from './journeys/replay.ts';
export { transcriptOf } from './player/transcript.ts';
