import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '#server/config/projectRoot.ts';

/** Serves the style of the service's own pages. */
export const mountStylesheet = (app: Hono): void => {
  const css = readFileSync(join(projectRoot, 'server/app/pages/service.css'), 'utf8');
  app.get('/docs/service.css', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
};
