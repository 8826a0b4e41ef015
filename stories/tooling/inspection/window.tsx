import '#src/app/styles.css';
import { createRoot } from 'react-dom/client';
import { LiveCharts } from './LiveCharts.tsx';
import { followOpener } from './opener.ts';

const page = followOpener(opener as Window | null);
createRoot(document.getElementById('root')!).render(<LiveCharts page={page} />);
