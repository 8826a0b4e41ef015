import type { City, NewsSummary, Slide } from '#contract/content/content.ts';
import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import type { Figure } from '#src/features/content/HomeSections.tsx';

const price: MinimumPrice = {
  orgPortCode: 'CNSHA',
  orgPort: '上海',
  dstPortCode: 'DEHAM',
  dstPort: '汉堡',
  laneZh: '欧洲线',
  containerType: '20GP',
  freight: { currency: '2', amount: 145_000 },
  nextDeparture: '2026-03-12T10:00:00Z',
};
export const prices: MinimumPrice[] = [price, { ...price, dstPortCode: 'NLRTM', dstPort: '鹿特丹' }];

export const slides: Slide[] = [
  {
    id: 's1',
    title: '危险品整箱，先看价再登录',
    text: '海运费、附加费、起运港费用与危险品费用分币种列示，随箱量即时重算。',
    action: '查询船期',
    href: '/shippingFcl',
    picture: 'harbour',
  },
  {
    id: 's2',
    title: '罐箱按货选型',
    text: '按联合国编号给出可移动罐柜导则，密度与充装率一并核对。',
    action: '看罐箱方案',
    href: '/tankIndex',
    picture: 'tank',
  },
  {
    id: 's3',
    title: 'IMDG Code 42-24 已强制施行',
    text: '品名、隔离与锂电池条目有变，旧版资料请先核对再订舱。',
    action: '查看要点',
    href: '/news/n1',
    picture: 'papers',
  },
];

export const cities: City[] = [
  {
    code: '310000',
    nameZh: '上海',
    portCode: 'CNSHA',
    introduction: '洋山与外高桥两大港区，危险品出口以洋山为主。',
    terminals: ['洋山三期', '外高桥四期'],
    dangerousNotes: ['须在截危申报前提交英文 SDS 与危包证扫描件。', '部分类别须船边直装，进港计划按船期预约。'],
    address: '上海市浦东新区示例路 1 号',
    telephone: '021-00000000',
  },
  {
    code: '330200',
    nameZh: '宁波',
    portCode: 'CNNGB',
    introduction: '宁波舟山港，北仑、穿山与梅山港区。',
    terminals: ['北仑三期', '梅山'],
    dangerousNotes: ['凭作业申报回执进港。'],
    address: '宁波市北仑区示例路 2 号',
    telephone: '0574-00000000',
  },
];

export const headlines: NewsSummary[] = ['清明期间危险品申报与进港安排', '起运港危险品操作费调整'].map(
  (title, index) => ({
    id: `n${index + 1}`,
    title,
    summary: '',
    category: 'notice',
    publishedAt: '2026-03-01T02:00:00Z',
    pinned: index === 0,
  }),
);

export const figures: Figure[] = [
  { name: 'origins', value: 15 },
  { name: 'destinations', value: 73 },
  { name: 'lanes', value: 20 },
  { name: 'entries', value: 1_205 },
  { name: 'checks', value: 31 },
];
