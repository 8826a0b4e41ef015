import { describe, expect, test } from 'vitest';
import { searchedLane } from '#contract/search/sailingQuotes.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { laneProblems, portGiven, portNamed } from '#contract/search/lane.ts';
import { hamburg, ports, shanghai } from '#stories/fixtures/samples.ts';

const unknown = { orgPortCode: 'portUnknown', dstPortCode: 'portUnknown' };

test.each([
  ['CNSHA', 'DEHAM', {}],
  ['CNSHA', 'GB2AB', {}],
  ['', '', unknown],
  ['', 'DEHAM', { orgPortCode: 'portUnknown' }],
  ['CNSHA', '', { dstPortCode: 'portUnknown' }],
  ['cnsha', 'DEHAM', { orgPortCode: 'portUnknown' }],
  ['CNSHA', 'DEHA', { dstPortCode: 'portUnknown' }],
  ['CNSHA', 'DEHAM ', { dstPortCode: 'portUnknown' }],
  ['CNSHA', 'DEHA1', { dstPortCode: 'portUnknown' }],
  ['CNSHA\n', 'DEHAM', { orgPortCode: 'portUnknown' }],
  ['上海', '汉堡', unknown],
  ['CNSHA', 'CNSHA', { dstPortCode: 'samePorts' }],
  ['cnsha', 'cnsha', unknown],
])('the problems of a lane %j to %j', (orgPortCode, dstPortCode, problems) => {
  const lane = { orgPortCode, dstPortCode };
  expect(laneProblems(lane)).toEqual(problems);
  expect(problemsOf(searchedLane, lane), 'the service says the same').toEqual(problems);
});

describe('a port by what was typed', () => {
  test.each(['CNSHA', 'cnsha', '上海', ' 上海 ', 'Shanghai', 'SHANGHAI', '\tshanghai\n', '\u3000上海'])(
    '%j is Shanghai',
    (typed) => expect(portNamed(ports, typed)).toBe(shanghai),
  );

  test('English and pinyin are both understood', () => {
    expect([portNamed(ports, 'hamburg'), portNamed(ports, 'Hanbao')]).toEqual([hamburg, hamburg]);
  });

  test.each(['', '  ', '上', 'sh', 'Shang', 'CNSH', '汉宝'])('%j is none', (typed) =>
    expect(portNamed(ports, typed)).toBeUndefined(),
  );

  test('beside a code counts for nothing; alone it is that of a port that serves this end', () => {
    const listed = [{ ...shanghai, loading: false, discharging: true }];
    expect(portGiven(listed, 'loading', { name: '汉堡', code: 'cn sha' })).toBe(listed[0]);
    expect(portGiven(listed, 'discharging', { name: '上海', code: '' })).toBe(listed[0]);
    expect(portGiven(listed, 'loading', { name: '上海', code: '' })).toBeUndefined();
  });
});
