import type { Position } from '#contract/rules/distance/greatCircle.ts';
import { portPositions } from '#server/orders/tracking/portPositions.ts';

/**
 * Airports by IATA code and railway stations by the code of the published rates: approximate longitude and latitude, to
 * a tenth of a degree.
 */
const terminals: Readonly<Record<string, Position>> = {
  PVG: [121.8, 31.1],
  PEK: [116.6, 40.1],
  CAN: [113.3, 23.4],
  CGO: [113.8, 34.5],
  CKG: [106.6, 29.7],
  EHU: [115.0, 30.3],
  SZX: [113.8, 22.6],
  TAO: [120.1, 36.4],
  FRA: [8.6, 50.0],
  DXB: [55.4, 25.3],
  SGN: [106.7, 10.8],
  SIN: [104.0, 1.4],
  LUX: [6.2, 49.6],
  ORD: [-87.9, 42.0],
  LEJ: [12.2, 51.4],
  LGG: [5.4, 50.6],
  AMS: [4.8, 52.3],
  BKK: [100.7, 13.7],
  BOM: [72.9, 19.1],
  ICN: [126.4, 37.5],
  JFK: [-73.8, 40.6],
  LAX: [-118.4, 33.9],
  LHR: [-0.5, 51.5],
  NRT: [140.4, 35.8],
  SYD: [151.2, -33.9],
  'CN-CAN-DL': [113.2, 23.2],
  'CN-CGO-PT': [113.8, 34.7],
  'CN-CKG-TJC': [106.4, 29.6],
  'CN-CSX-N': [113.0, 28.3],
  'CN-CTU-CX': [104.3, 30.9],
  'CN-HFE-N': [117.3, 31.9],
  'CN-SZV-W': [120.5, 31.4],
  'CN-URC-JJ': [87.4, 43.9],
  'CN-WUH-WJS': [114.1, 30.7],
  'CN-XIY-IP': [109.1, 34.4],
  'CN-YIW-W': [120.0, 29.3],
  'RU-VRS': [36.6, 55.3],
  'BE-LGG': [5.5, 50.6],
  'DE-HAM': [10.0, 53.5],
  'DE-DUI': [6.7, 51.4],
  'KZ-ALA': [76.9, 43.3],
  'PL-MAL': [23.5, 52.0],
  'PL-LOD': [19.5, 51.8],
  'BY-MSQ': [27.6, 53.9],
  'NL-TLB': [5.1, 51.6],
  'UZ-TAS': [69.3, 41.3],
  'HU-BUD': [19.1, 47.5],
  'ES-MAD': [-3.7, 40.4],
  CNCGO: [113.8, 34.7],
  CNCKG: [106.4, 29.6],
  CNCTU: [104.3, 30.9],
  CNSIA: [109.1, 34.4],
  CNYIW: [120.0, 29.3],
};

/** Cities of China by administrative code with their names, as above. An address that says Taizhou may mean 泰州 or 台州. */
const cities: readonly (readonly [code: string, nameZh: string, nameEn: string, position: Position])[] = [
  ['110000', '北京', 'Beijing', [116.4, 39.9]],
  ['120000', '天津', 'Tianjin', [117.2, 39.1]],
  ['130100', '石家庄', 'Shijiazhuang', [114.5, 38.0]],
  ['130200', '唐山', 'Tangshan', [118.2, 39.6]],
  ['210100', '沈阳', 'Shenyang', [123.4, 41.8]],
  ['210200', '大连', 'Dalian', [121.6, 38.9]],
  ['310000', '上海', 'Shanghai', [121.5, 31.2]],
  ['320100', '南京', 'Nanjing', [118.8, 32.1]],
  ['320200', '无锡', 'Wuxi', [120.3, 31.5]],
  ['320400', '常州', 'Changzhou', [120.0, 31.8]],
  ['320500', '苏州', 'Suzhou', [120.6, 31.3]],
  ['320582', '张家港', 'Zhangjiagang', [120.6, 31.9]],
  ['320600', '南通', 'Nantong', [120.9, 32.0]],
  ['320700', '连云港', 'Lianyungang', [119.2, 34.6]],
  ['321200', '泰州', 'Taizhou', [119.9, 32.5]],
  ['331000', '台州', 'Taizhou', [121.4, 28.7]],
  ['330100', '杭州', 'Hangzhou', [120.2, 30.3]],
  ['330200', '宁波', 'Ningbo', [121.5, 29.9]],
  ['330400', '嘉兴', 'Jiaxing', [120.8, 30.7]],
  ['330600', '绍兴', 'Shaoxing', [120.6, 30.0]],
  ['330700', '金华', 'Jinhua', [119.6, 29.1]],
  ['330782', '义乌', 'Yiwu', [120.1, 29.3]],
  ['340100', '合肥', 'Hefei', [117.2, 31.8]],
  ['350100', '福州', 'Fuzhou', [119.3, 26.1]],
  ['350200', '厦门', 'Xiamen', [118.1, 24.5]],
  ['360100', '南昌', 'Nanchang', [115.9, 28.7]],
  ['370100', '济南', 'Jinan', [117.0, 36.7]],
  ['370200', '青岛', 'Qingdao', [120.4, 36.1]],
  ['370300', '淄博', 'Zibo', [118.1, 36.8]],
  ['370500', '东营', 'Dongying', [118.7, 37.4]],
  ['370600', '烟台', 'Yantai', [121.4, 37.5]],
  ['370700', '潍坊', 'Weifang', [119.2, 36.7]],
  ['410100', '郑州', 'Zhengzhou', [113.6, 34.7]],
  ['420100', '武汉', 'Wuhan', [114.3, 30.6]],
  ['420500', '宜昌', 'Yichang', [111.3, 30.7]],
  ['430100', '长沙', 'Changsha', [113.0, 28.2]],
  ['440100', '广州', 'Guangzhou', [113.3, 23.1]],
  ['440300', '深圳', 'Shenzhen', [114.1, 22.5]],
  ['441300', '惠州', 'Huizhou', [114.4, 23.1]],
  ['441900', '东莞', 'Dongguan', [113.8, 23.0]],
  ['450100', '南宁', 'Nanning', [108.4, 22.8]],
  ['500000', '重庆', 'Chongqing', [106.6, 29.6]],
  ['510100', '成都', 'Chengdu', [104.1, 30.7]],
  ['610100', '西安', "Xi'an", [108.9, 34.3]],
  ['610800', '榆林', 'Yulin', [109.7, 38.3]],
  ['640100', '银川', 'Yinchuan', [106.2, 38.5]],
];

/** Ports at which trains to the sea end, by the name that timetables give them. */
const railPorts: Readonly<Record<string, { code: string; position: Position }>> = {
  钦州: { code: 'CNQZH', position: [108.6, 21.7] },
  青岛: { code: 'CNTAO', position: portPositions.CNTAO! },
  宁波舟山: { code: 'CNNGB', position: portPositions.CNNGB! },
};

const ofCities: Readonly<Record<string, Position>> = Object.fromEntries(
  cities.map(([code, , , position]) => [code, position]),
);

/** The position of a port, an airport, a station or a city by its code; null if it is unknown. */
export const positionOf = (code: string): Position | null =>
  portPositions[code] ?? terminals[code] ?? ofCities[code] ?? null;

/**
 * The city in an address in China: the first in Chinese, or in English, before the province, the only one; undefined if
 * none is known, or several are.
 */
export const cityIn = (address: string): { code: string; nameZh: string; position: Position } | undefined => {
  const places = cities.map(([code, nameZh, nameEn, position]) => ({
    city: { code, nameZh, position },
    nameZh,
    nameEn,
  }));
  const [first] = places
    .flatMap(({ city, nameZh }) => (address.includes(nameZh) ? [{ at: address.indexOf(nameZh), city }] : []))
    .toSorted((one, other) => one.at - other.at);
  if (first) return first.city;
  const words = new Set(address.toUpperCase().match(/[A-Z']+/g));
  const inEnglish = places.filter(({ nameEn }) => words.has(nameEn.toUpperCase()));
  return inEnglish.length === 1 ? inEnglish[0]?.city : undefined;
};

/** The destination port of a train, by its timetable: 每天 1 列到钦州港. */
export const railPortIn = (frequencyZh: string | null) => {
  const nameZh = /到(\p{Script=Han}+?)港/u.exec(frequencyZh ?? '')?.[1];
  const port = nameZh === undefined ? undefined : railPorts[nameZh];
  return {
    nameZh: nameZh === undefined ? '' : `${nameZh}港`,
    code: port?.code ?? '',
    position: port?.position ?? null,
  };
};
