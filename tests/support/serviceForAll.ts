import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { phonesAfter } from './credentials.ts';
import type { Session, TestService } from './service.ts';
import { freshService } from './service.ts';

/** The shared resources of a file's tests: created by its first hook, in the order of their declaration. */
export const madeForAll = <Made extends object>(make: () => Promise<Made>): Made => {
  const made = {} as Made;
  beforeAll(async () => void Object.assign(made, await make()));
  return made;
};

/** A separate service for all tests of a file: available from its first hook, closed after its last. */
export const serviceForAll = (...given: Parameters<typeof freshService>): TestService => {
  const service = madeForAll(() => freshService(...given));
  afterAll(() => service.close());
  return service;
};

/** A separate service for each test of a file. */
export const serviceForEach = (...given: Parameters<typeof freshService>): TestService => {
  const service = {} as TestService;
  beforeEach(async () => void Object.assign(service, await freshService(...given)));
  afterEach(() => service.close());
  return service;
};

/** A session of a user, by the first phone unless given, for all tests of a file. */
export const sessionForAll = (service: TestService, phone?: string): Session => madeForAll(() => service.signIn(phone));

/** A session of a separate user for each test of a file, with the phones after that one. */
export const sessionForEach = (service: TestService, phone: number): Session => {
  const session = {} as Session;
  const freshPhone = phonesAfter(phone);
  beforeEach(async () => void Object.assign(session, await service.signIn(freshPhone())));
  return session;
};

/** An empty folder for all tests of a file, removed after them. */
export const folderForAll = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
