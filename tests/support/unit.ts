import { afterAll, vi } from 'vitest';

// files share their worker: each leaves it as it was found
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
