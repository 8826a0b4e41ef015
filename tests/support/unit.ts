import { afterAll, vi } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- sets the seed
import './properties.ts';

// files share their worker: each leaves it as it was found
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
