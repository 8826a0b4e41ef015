import { describe, expect, test } from 'vitest';
import type { Port } from '#contract/search/referenceData.ts';
import { matchPorts, portTabs } from '#src/trade/portMatch.ts';

const portOf = (
  code: string,
  nameZh: string,
  nameEn: string,
  pinyin: string,
  initials: string,
  laneZh: string,
): Port => ({
  code,
  nameZh,
  nameEn,
  pinyin,
  initials,
  countryZh: '某国',
  laneCode: laneZh,
  laneZh,
  loading: false,
  discharging: true,
  hot: ['DEHAM', 'NLRTM'].includes(code),
});
const hamburg = portOf('DEHAM', '汉堡', 'Hamburg', 'hanbao', 'hb', '欧洲线');
const rotterdam = portOf('NLRTM', '鹿特丹', 'Rotterdam', 'lutedan', 'ltd', '欧洲线');
const gothenburg = portOf('SEGOT', '哥德堡', 'Göteborg', 'gedebao', 'gdb', '欧洲线');
const klang = portOf('MYPKG', '巴生', 'Port Klang', 'basheng', 'bs', '东南亚线');
const ports = [klang, gothenburg, rotterdam, hamburg];

describe('the ports a query means', () => {
  test.each([
    ['汉堡', hamburg],
    ['hamb', hamburg],
    ['ＨＡＭＢＵＲＧ', hamburg],
    [' 汉 堡 ', hamburg],
    ['han bao', hamburg],
    ['hb', hamburg],
    ['deham', hamburg],
    ['DE HAM', hamburg],
    ['portklang', klang],
    ['Port  Klang', klang],
    ['klang', klang],
    ['goteborg', gothenburg],
    ['Göteborg', gothenburg],
    ['东南亚', klang],
    ["han'bao", hamburg],
    ['汉堡港', hamburg],
    ['汉堡市', hamburg],
    ['Hamburg, Germany', hamburg],
    ['DEHAM 汉堡', hamburg],
    ['汉堡（DEHAM）', hamburg],
  ])('%j begins with %o', (typed, port) => expect(matchPorts(ports, typed)[0]?.code).toBe(port.code));

  test('a hot port comes before another that matches as well', () => {
    expect(matchPorts(ports, '欧洲线').map(({ code }) => code)).toEqual(['NLRTM', 'DEHAM', 'SEGOT']);
  });

  test('what no port is called finds none', () => expect(matchPorts(ports, '汉宝')).toEqual([]));
});

describe('the tabs for browsing', () => {
  const names = { recent: '最近', hot: '热门', often: '常用' };
  const shape = (recent: string[]) =>
    portTabs(ports, recent, names).map(({ name, groups }) => [
      name,
      groups.map((group) => [group.name, group.ports.map(({ code }) => code)]),
    ]);

  test('ports used lately stand first, and once', () => {
    expect(shape(['MYPKG', 'DEHAM', 'CNSHA'])).toEqual([
      [
        '常用',
        [
          ['最近', ['MYPKG', 'DEHAM']],
          ['热门', ['NLRTM']],
        ],
      ],
      ['东南亚线', [['东南亚线', ['MYPKG']]]],
      ['欧洲线', [['欧洲线', ['SEGOT', 'NLRTM', 'DEHAM']]]],
    ]);
  });

  test('without any the hot ones do', () => expect(shape([])[0]).toEqual(['常用', [['热门', ['NLRTM', 'DEHAM']]]]));
});
