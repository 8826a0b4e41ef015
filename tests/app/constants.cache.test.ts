import { describe, expect, test, vi } from 'vitest';
import type { Constant, ConstType } from '#contract/search/referenceData.ts';
import { constType } from '#contract/search/referenceData.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { constantsIn, nameOf } from '#src/api/constantNames.ts';
import { createConstants } from '#src/api/constantsCache.ts';

const row = (type: ConstType, code: string, name: string): Constant => ({
  constType: type,
  code,
  name,
  constValue: code,
  constName: name,
});
const licence = row('buyerQualification', 'BUSINESS_LICENCE', '营业执照');
const yuan = row('currency', '1', '人民币');
const everything = constType.options.map((type) => row(type, `${type}-1`, `${type} 一`));

/** A browser with its own clock and store, and a service that counts its calls. */
const browser = () => {
  const store = new Map<string, unknown>();
  const clock = { now: Date.UTC(2026, 2, 2) };
  const fetchType = vi.fn<(type: ConstType) => Promise<Constant[]>>(async () => [licence]);
  const fetchAll = vi.fn<() => Promise<Constant[]>>(async () => everything);
  const open = () =>
    createConstants({
      now: () => clock.now,
      read: (key) => store.get(key) ?? null,
      write: (key, value) => void store.set(key, structuredClone(value)),
      fetchType,
      fetchAll,
    });
  return { store, clock, fetchType, fetchAll, open, key: 'constants.buyerQualification' };
};

describe('the constants of a type', () => {
  test('are fetched once and then used before any call, by later pages too', async () => {
    const { open, fetchType } = browser();
    expect(await open().ofType('buyerQualification')).toEqual([licence]);
    expect(await open().ofType('buyerQualification')).toEqual([licence]);
    expect(fetchType.mock.calls).toEqual([['buyerQualification']]);
  });

  test('live 24 hours, to the millisecond', async () => {
    const { open, clock, fetchType } = browser();
    await open().ofType('buyerQualification');
    clock.now += 86_400_000 - 1;
    await open().ofType('buyerQualification');
    expect(fetchType).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await open().ofType('buyerQualification');
    expect(fetchType).toHaveBeenCalledTimes(2);
  });

  test('a failed call is reported to all callers, not cached, and repeated by the next one', async () => {
    const { open, store, fetchType } = browser();
    const constants = open();
    const apiError = new ApiError(codes.failed, '抱歉，服务器正忙！');
    fetchType.mockRejectedValueOnce(apiError);
    const responses = await Promise.allSettled([1, 2].map(() => constants.ofType('buyerQualification')));
    expect(responses.map((response) => response.status === 'rejected' && response.reason)).toEqual([
      apiError,
      apiError,
    ]);
    expect(store.size).toBe(0);
    expect(await constants.ofType('buyerQualification')).toEqual([licence]);
  });
});

test('the constants of every type come by one call that fills every type', async () => {
  const { open, fetchAll, fetchType } = browser();
  expect(await open().ofAllTypes()).toEqual(everything);
  const later = open();
  expect(await later.ofAllTypes()).toEqual(everything);
  for (const type of constType.options) {
    expect(await later.ofType(type)).toEqual(constantsIn(everything, type));
  }
  expect(fetchAll).toHaveBeenCalledTimes(1);
  expect(fetchType).not.toHaveBeenCalled();
});

const rows = [licence, row('buyerQualification', 'HAZCHEM', '危险化学品经营许可证')];
const older: Constant = { ...yuan, code: '', name: '', constValue: 'CNY', constName: '人民币' };

test('a code has its name by either pair; an unknown one stays as it is', () => {
  expect(nameOf(rows, 'HAZCHEM')).toBe('危险化学品经营许可证');
  expect(nameOf([older], 'CNY')).toBe('人民币');
  expect(nameOf(rows, 'NEW')).toBe('NEW');
});
