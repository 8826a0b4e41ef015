import { describe, expect, test } from 'vitest';
import { segregationCodes } from '#contract/rules/segregation/segregationCodes.ts';
import { segregationGroups } from '#contract/rules/segregation/segregationGroups.ts';
import { laneRows } from '#service/db/seed/market.ts';
import { linerNetwork } from '#service/db/seed/network.ts';
import * as reference from '#service/db/seed/reference.ts';
import { readTable } from '#service/db/seed/tables.ts';

const ports = reference.portRows();
const goods = reference.dangerousGoodsRows();
const repeated = (keys: readonly string[]) => keys.filter((key, index) => keys.indexOf(key) !== index);

/** The last digit of a CAS number is the sum of the others, each times its place from the right, modulo 10. */
const hasCasCheckDigit = (cas: string): boolean => {
  const digits = cas.replaceAll('-', '').split('').map(Number).toReversed();
  return digits.slice(1).reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === digits[0];
};

describe('the dangerous-goods list', () => {
  test('has 205 entries, one per UN number, packing group and class', () => {
    expect(goods).toHaveLength(205);
    expect(new Set(goods.map(({ unNumber }) => unNumber)).size).toBe(148);
    expect(repeated(goods.map((row) => [row.unNumber, row.packingGroup, row.hazardClass].join()))).toEqual([]);
  });

  test('has only well-formed CAS numbers', () => {
    const numbers = goods.flatMap(({ cas }) => (cas ? [cas] : []));
    expect(numbers.length).toBeGreaterThan(90);
    expect(numbers.filter((cas) => !/^\d{2,7}-\d{2}-\d$/.test(cas) || !hasCasCheckDigit(cas))).toEqual([]);
    expect(hasCasCheckDigit('67-64-2')).toBe(false);
  });

  test('names only classes of the class table', () => {
    const divisions = reference.hazardClassRows().map(({ division }) => division);
    for (const { hazardClass, subsidiaryHazards } of goods)
      expect(divisions).toEqual(expect.arrayContaining([hazardClass, ...subsidiaryHazards]));
  });

  test('has only segregation codes and groups that the rules read', () => {
    expect(goods.flatMap((row) => row.segregationCodes).filter((code) => !segregationCodes.has(code))).toEqual([]);
    expect(goods.flatMap((row) => row.segregationGroups).filter((code) => !segregationGroups.has(code))).toEqual([]);
    expect(goods.filter(({ segregationGroups: groups }) => groups.length > 0).length).toBeGreaterThan(30);
    expect(new Set(goods.map(({ exceptedQuantity }) => exceptedQuantity))).toContain('E0');
  });

  test('says its edition and how sure it is in every row', () => {
    expect(new Set(goods.map(({ edition }) => edition))).toEqual(new Set(['IMDG 42-24']));
    expect(goods.filter(({ confidence }) => confidence === 'medium')).toHaveLength(21);
    // contents decide the subsidiary hazards of aerosols
    expect(goods.find(({ unNumber }) => unNumber === '1950')).toMatchObject({ confidence: 'medium' });
  });
});

describe('the ports', () => {
  test('are 87 UN/LOCODEs with pinyin and initials that begin alike', () => {
    expect(ports).toHaveLength(87);
    expect(repeated(ports.map(({ code }) => code))).toEqual([]);
    for (const { code, countryCode, pinyin, initials } of ports) {
      expect(code).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
      expect(code.startsWith(countryCode)).toBe(true);
      expect(pinyin).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(initials).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(initials[0]).toBe(pinyin[0]);
    }
  });

  test('that discharge lie on a lane with a market level', () => {
    const lanes = new Map(laneRows().map(({ code, nameZh }) => [code, nameZh]));
    for (const port of ports.filter(({ discharging }) => discharging))
      expect(lanes.get(port.laneCode)).toBe(port.laneZh);
  });
});

describe('the network', () => {
  const { services, calls } = linerNetwork();
  const portCodes = new Set(ports.map(({ code }) => code));

  test('knows every port it calls at, and each role of it', () => {
    const unknown = calls.filter(({ role, portCode }) => {
      const port = ports.find(({ code }) => code === portCode);
      return role === 'load' ? !port?.loading : !port?.discharging;
    });
    expect(unknown).toEqual([]);
    expect(calls.filter(({ viaPortCode }) => viaPortCode && !portCodes.has(viaPortCode))).toEqual([]);
    expect(repeated(calls.map(({ serviceCode, role, portCode }) => [serviceCode, role, portCode].join()))).toEqual([]);
  });

  test('gives every ship to one service', () => {
    const ships = services.flatMap(({ fleet }) => fleet);
    expect(repeated(ships)).toEqual([]);
    for (const { fleet } of services) expect(fleet.length).toBeGreaterThan(0);
  });

  test('is run by known carriers', () => {
    const carriers = reference.carrierRows().map(({ code }) => code);
    expect(repeated(services.map(({ code }) => code))).toEqual([]);
    for (const { carrierCode } of services) expect(carriers).toContain(carrierCode);
    expect(new Set(services.map(({ carrierCode }) => carrierCode)).size).toBe(carriers.length);
  });

  test('relays only through hubs that some service calls at itself', () => {
    const unused = readTable('relays', ['hub', 'role', 'port']).filter(
      ({ hub, role, port }) =>
        !calls.some((call) => call.role === role && call.portCode === port && call.viaPortCode === hub),
    );
    expect(unused).toEqual([]);
  });
});

test('every other table has unique keys', () => {
  expect(repeated(reference.packagingRows().map(({ code }) => code))).toEqual([]);
  expect(repeated(reference.documentRows().map(({ code }) => code))).toEqual([]);
  expect(repeated(reference.incotermRows().map(({ code }) => code))).toEqual([]);
  expect(repeated(reference.cutOffRows().map(({ code }) => code))).toEqual([]);
  expect(repeated(reference.hotLaneRows().map((row) => `${row.orgPortCode}${row.dstPortCode}`))).toEqual([]);
});
