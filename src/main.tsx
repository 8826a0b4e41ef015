import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { routeOf } from './routes.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into.');

await routeOf(location.pathname)
  .prepare()
  .catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
