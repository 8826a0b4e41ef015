import '#src/app/styles/styles.css';
import '../flows/machines.ts';
import { showLiveCharts } from '#flows/views';

await showLiveCharts(document.querySelector('#root')!);
