import './handbook.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** Shows the handbook in an element of its page. */
export const showHandbook = (place: Element): void =>
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
