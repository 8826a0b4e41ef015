import type { CaptchaChallenge } from '#contract/auth.ts';
import type { Port } from '#contract/basic.ts';
import type { Lane, SailingOffer } from '#contract/commerce.ts';
import type { Offer } from '#contract/offer.ts';
import type { TariffLine } from '#contract/rules/price.ts';
import type { Sailing } from '#contract/sailing.ts';
import type { UserInfo } from '#contract/user.ts';
import piece from './pictures/piece.png?inline';
import ship from './pictures/ship.png?inline';

/** The moment all scenes are set in. */
export const now = new Date('2026-03-02T02:00:00Z');

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

export const challenge: CaptchaChallenge = {
  token: 'a7c1',
  secretKey: null,
  originalImageBase64: base64Of(ship),
  jigsawImageBase64: base64Of(piece),
  wordList: null,
};
/** Where the sample piece belongs, in the wire's 310 x 155 frame. */
export const gapX = 180;

export const person: UserInfo = {
  userId: 'u1',
  userName: '138****5678',
  phone: '138****5678',
  avatar: null,
  roles: [],
  enterpriseResp: null,
  mmInfo: [],
  hasPassword: true,
};

export const company: UserInfo = {
  ...person,
  userName: '华东化工出口有限公司',
  enterpriseResp: {
    basicEntId: 'e1',
    mcpCode: null,
    enterpriseName: '华东化工出口有限公司',
    serviceOpenAuditStatus: 'NONE',
    shippingProtocolVersion: null,
  },
  mmInfo: [{ orderNo: 'MM1', status: 'SUBMITTED' }],
};

const portOf = (code: string, nameZh: string, nameEn: string, pinyin: string, initials: string): Port => ({
  code,
  nameZh,
  nameEn,
  pinyin,
  initials,
  countryZh: code.startsWith('CN') ? '中国' : '德国',
  laneCode: code.startsWith('CN') ? 'ORIGIN' : 'EUR',
  laneZh: code.startsWith('CN') ? '华东' : '欧洲',
  loading: code.startsWith('CN'),
  discharging: !code.startsWith('CN'),
  hot: true,
});
export const shanghai = portOf('CNSHA', '上海', 'Shanghai', 'shanghai', 'sh');
export const ningbo = portOf('CNNGB', '宁波', 'Ningbo', 'ningbo', 'nb');
export const hamburg = portOf('DEHAM', '汉堡', 'Hamburg', 'hanbao', 'hb');
export const ports = [shanghai, ningbo, hamburg];

export const lane: Lane = { orgPortCode: 'CNSHA', dstPortCode: 'DEHAM', isDanger: 'Y' };

export const sailing: Sailing = {
  id: 'S1',
  carrierCode: 'COSCO',
  carrierZh: '中远海运集运',
  service: 'AEU3',
  vessel: 'COSCO SHIPPING ARIES',
  voyage: '031W',
  orgPortCode: 'CNSHA',
  orgPort: '上海',
  dstPortCode: 'DEHAM',
  dstPort: '汉堡',
  viaPort: null,
  estimatedTimeOfDeparture: '2026-03-12T10:00:00Z',
  estimatedTimeOfArrival: '2026-04-15T04:00:00Z',
  transitDays: 34,
  cutOffs: [
    { code: 'DG_DOC', nameZh: '危险品申报截止', at: '2026-03-03T01:00:00Z' },
    { code: 'SI', nameZh: '截单', at: '2026-03-10T04:00:00Z' },
    { code: 'CY', nameZh: '截港', at: '2026-03-11T10:00:00Z' },
  ],
  freeDays: 7,
  acceptedClasses: ['3', '8', '9'],
};
export const laterSailing: Sailing = {
  ...sailing,
  id: 'S2',
  carrierZh: '马士基',
  vessel: 'MAERSK HANOI',
  voyage: '612W',
  viaPort: '新加坡',
};

export const offerOf = (of: Sailing): SailingOffer => ({
  sailing: of,
  prices: (['20GP', '40GP', '40HQ'] as const).map((containerType, index) => ({
    containerType,
    freight: { currency: '2', amount: 145_000 + index * 90_000 },
    totals: [
      { currency: '2', amount: 178_000 + index * 100_000 },
      { currency: '1', amount: 172_000 + index * 40_000 },
    ],
  })),
  validUntil: '2026-03-08T15:59:59Z',
});

export const tariffLine = (
  code: string,
  nameZh: string,
  amount: number,
  more: Partial<TariffLine> = {},
): TariffLine => ({
  code,
  nameZh,
  side: 'freight',
  currency: '2',
  basis: 'container',
  item: null,
  condition: null,
  amount,
  minimum: null,
  from: null,
  ...more,
});

const local = { side: 'origin', currency: '1' } as const;

/** A sailing with its tariff. */
export const tariff: Offer = {
  id: sailing.id,
  line: 'fcl',
  origin: { code: sailing.orgPortCode, nameZh: sailing.orgPort },
  destination: { code: sailing.dstPortCode, nameZh: sailing.dstPort },
  carrierZh: sailing.carrierZh,
  transitDays: sailing.transitDays,
  frequencyZh: null,
  sailing,
  goods: null,
  isDangerous: null,
  items: [
    { code: '20GP', nameZh: '20尺普柜' },
    { code: '40GP', nameZh: '40尺普柜' },
    { code: '40HQ', nameZh: '40尺高柜' },
  ],
  choices: {},
  tariff: [
    tariffLine('OCF', '海运费', 145_000, { item: '20GP' }),
    tariffLine('OCF', '海运费', 235_000, { item: '40GP' }),
    tariffLine('OCF', '海运费', 245_000, { item: '40HQ' }),
    tariffLine('DGS', '危险品附加费', 25_000, { condition: 'dangerous' }),
    tariffLine('THC', '码头操作费', 82_500, local),
    tariffLine('DOC', '文件费', 45_000, { ...local, basis: 'bill' }),
    tariffLine('TLX', '电放费', 45_000, { ...local, basis: 'bill', condition: 'billOfLading.telex' }),
    tariffLine('CUS', '报关费', 10_000, { ...local, basis: 'shipment', condition: 'customsEntrusted' }),
  ],
  notIncluded: ['目的港本地费', '目的港关税'],
  validUntil: '2026-03-08T15:59:59Z',
  refusedZh: null,
};
export const dearerTariff: Offer = {
  ...tariff,
  tariff: tariff.tariff.map((one) =>
    one.code === 'OCF' ? Object.assign({}, one, { amount: one.amount + 20_000 }) : one,
  ),
};
