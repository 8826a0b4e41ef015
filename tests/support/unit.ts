import { afterAll, vi } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- sets the seed
import './properties.ts';
// oxlint-disable-next-line import/no-unassigned-import -- extends expect
import './apiErrors.ts';

// files share their worker: each must restore its state
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
