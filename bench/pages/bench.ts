import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#tests/support/chromium.ts';
import { StartedService } from '#tests/support/startedService.ts';
import { serveFloors } from './floors.ts';

export interface PageBench {
  browser: Browser;
  /** The origin of the built service. */
  site: string;
  /** The origin of the minimal pages: `/static`, `/client` and `/hydrated`. */
  floors: string;
}

/** Measures with a browser, the built service over a new database, and the floors. */
export const withPageBench = async (measure: (bench: PageBench) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const service = await StartedService.over(join(folder, 'data'), { LOG_LEVEL: 'warn' });
  const floors = await serveFloors(folder);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await measure({ browser, site: service.origin, floors: floors.origin });
  } finally {
    await browser.close();
    floors.close();
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};
