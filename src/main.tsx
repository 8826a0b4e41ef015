import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { takeFlag } from './browser.ts';
import { routeOf } from './routes.ts';
import './styles.css';
import { openVerification, signIn } from './wiring/site.ts';

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

// the member center sends a company here to be verified
if (takeFlag('verify')) signIn().then(openVerification, () => undefined);
