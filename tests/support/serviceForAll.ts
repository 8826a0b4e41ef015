import { afterAll, beforeAll } from 'vitest';
import type { TestService } from './service.ts';
import { freshService } from './service.ts';

/** A service of its own for all tests of a file: there from its first hook on, closed after its last. */
export const serviceForAll = (...given: Parameters<typeof freshService>): TestService => {
  const service = {} as TestService;
  beforeAll(async () => void Object.assign(service, await freshService(...given)));
  afterAll(() => service.close());
  return service;
};
