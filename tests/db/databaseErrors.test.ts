import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { DatabaseUnavailable, losesConnection, unavailableOf } from '#server/db/errors.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code, severity: 'ERROR' });
const inQuery = (cause: unknown) => new Error('Failed query: select …', { cause });

describe('an error of the database', () => {
  test.each([
    ['the server is shut down', withCode('57P01')],
    ['another process of the server crashed', withCode('57P02')],
    ['the server is starting up', withCode('57P03')],
    ['the server became a standby', withCode('25006')],
    ['a transaction was idle for too long', withCode('25P03')],
    ['no listener', withCode('ECONNREFUSED')],
    ['the connection was reset', withCode('ECONNRESET')],
    ['the connection broke', new Error('Connection terminated unexpectedly')],
    ['the server is hung', new Error('Query read timeout')],
    ['the connection broke before', new Error('Client has encountered a connection error and is not queryable')],
  ])('that loses its connection is 503: %s', (_, error) => {
    expect(losesConnection(inQuery(error))).toBe(true);
    expect(unavailableOf(inQuery(error))).toMatchObject({ code: codes.unavailable, retryAfterSeconds: 3 });
  });

  test.each([
    ['a lock was not had in time', withCode('55P03')],
    ['a statement took too long', withCode('57014')],
    ['two waited for each other', withCode('40P01')],
    ['the server has no connection left', withCode('53300')],
    ['its disk is full', withCode('53100')],
    ['no connection was free', new DatabaseUnavailable('no connection was free in time')],
  ])('a temporary one is 503, and keeps its connection: %s', (_, error) => {
    expect(losesConnection(inQuery(error))).toBe(false);
    expect(unavailableOf(inQuery(error))).toMatchObject({ code: codes.unavailable });
  });

  test.each([
    ['a value is there twice', withCode('23505')],
    ['a column is missing', withCode('42703')],
    ['a text cannot be a number', withCode('22P02')],
    ['a bug', new TypeError('undefined is not a function')],
    ['no error at all', 'ECONNRESET'],
  ])('of another kind stays a fault of the service: %s', (_, error) => {
    expect(losesConnection(error)).toBe(false);
    expect(unavailableOf(inQuery(error))).toBeUndefined();
  });

  test('is found however deep, and a circle of causes is no trap', () => {
    const inner = new Error('inner');
    const outer = new Error('outer', { cause: inner });
    inner.cause = outer;
    expect(unavailableOf(outer)).toBeUndefined();
    expect(unavailableOf(inQuery(inQuery(inQuery(withCode('57P01')))))).toBeDefined();
  });
});
