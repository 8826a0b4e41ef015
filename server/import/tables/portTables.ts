import { portCodeTyped } from '#contract/search/lane.ts';
import { schema } from '#server/db/schema.ts';
import { code, column, flag, sentences, text, words } from '#server/import/files/columns.ts';
import { importMessages } from '../messages.ts';
import type { TableSpec } from '../tableSpec.ts';

const laneCode = code(/^[A-Z0-9]{2,10}$/, '2 至 10 个大写字母或数字');
/** Also used in ids of sailings, which have hyphens between their parts. */
const portCode = code(/^[A-Z]{2}[A-Z0-9]{3}$/, '联合国口岸代码，5 位，如 CNSHA', portCodeTyped);
const countryCode = code(/^[A-Z]{2}$/, '两位国家代码，如 CN');

export const lanes: TableSpec = {
  name: 'lanes',
  title: '航线',
  table: schema.tradeLanes,
  columns: [
    column('code', '航线代码', laneCode, { aliases: '航线' }),
    column('name_zh', '航线名称', text(60), { aliases: '航线名|lane name|lane' }),
  ],
  key: ['code'],
  kind: 'whole',
  defaults: { freight20gp: 0, freight40gp: 0, freight40hq: 0 },
  samples: [{ code: 'NEUR', name_zh: '欧洲基本港线' }],
};

export const ports: TableSpec = {
  name: 'ports',
  title: '港口',
  table: schema.ports,
  columns: [
    column('code', '港口代码', portCode, { aliases: 'UN/LOCODE|port code|港口五字码' }),
    column('name_zh', '中文名', text(60), { aliases: '港口|港口名称|中文名称' }),
    column('name_en', '英文名', text(80), { aliases: '英文名称|port name|port' }),
    column('pinyin', '拼音', text(80), { otherwise: '' }),
    column('initials', '拼音首字母', text(20), { otherwise: '' }),
    column('country_code', '国家代码', countryCode, { aliases: 'country code' }),
    column('country_zh', '国家', text(40), { aliases: '国家名称' }),
    column('lane_code', '航线代码', laneCode, { aliases: 'lane code' }),
    column('lane_zh', '航线名称', text(60), { aliases: '航线' }),
    column('loading', '可作起运港', flag),
    column('discharging', '可作目的港', flag),
    column('hot', '热门', flag, { otherwise: false }),
  ],
  key: ['code'],
  kind: 'merged',
  laneOf: ({ laneCode: lane }) => [lane],
  order: 'position',
  samples: [
    {
      code: 'CNSHA',
      name_zh: '上海',
      name_en: 'Shanghai',
      pinyin: 'shanghai',
      initials: 'sh',
      country_code: 'CN',
      country_zh: '中国',
      lane_code: 'ORIGIN',
      lane_zh: '华东',
      loading: 'Y',
      discharging: 'N',
      hot: 'Y',
    },
  ],
};

export const hotLanes: TableSpec = {
  name: 'hot-lanes',
  title: '热门航线',
  table: schema.hotLanes,
  columns: [
    column('org_port', '起运港', portCode, {
      as: 'orgPortCode',
      isPort: () => true,
      aliases: 'POL|port of loading|loading port|装货港|装港',
    }),
    column('dst_port', '目的港', portCode, {
      as: 'dstPortCode',
      isPort: () => true,
      aliases: 'POD|port of discharge|discharge port|卸货港|卸港',
    }),
  ],
  key: ['orgPortCode', 'dstPortCode'],
  kind: 'whole',
  order: 'place',
  problemOf: ({ orgPortCode, dstPortCode }) =>
    orgPortCode === dstPortCode ? { column: 'dst_port', text: importMessages.rows.samePort } : undefined,
  samples: [{ org_port: 'CNSHA', dst_port: 'DEHAM' }],
};

export const cities: TableSpec = {
  name: 'cities',
  title: '服务城市',
  table: schema.cities,
  columns: [
    column('code', '城市代码', code(/^[a-z0-9-]{1,20}$/, '小写字母、数字与连字符')),
    column('name_zh', '城市', text(40)),
    column('port_code', '港口代码', portCode),
    column('introduction', '介绍', text(1_000)),
    column('terminals', '码头', sentences),
    column('dangerous_notes', '危险品须知', sentences),
    column('address', '地址', text()),
    column('telephone', '电话', text(60)),
  ],
  key: ['code'],
  kind: 'whole',
  order: 'position',
  references: ({ portCode: port }) => [{ to: schema.ports, foreign: ['code'], values: [port], column: 'port_code' }],
  samples: [
    {
      code: 'shanghai',
      name_zh: '上海',
      port_code: 'CNSHA',
      introduction: '华东主要的化工品出口口岸。',
      terminals: '洋山深水港区|外高桥港区',
      dangerous_notes: '第 3 类货物通常须船边直装',
      address: '上海市浦东新区…',
      telephone: '021-00000000',
    },
  ],
};

export const carriers: TableSpec = {
  name: 'carriers',
  title: '船公司',
  table: schema.carriers,
  columns: [
    column('code', '船公司代码', code(/^[A-Z0-9]{2,6}$/, 'SMDG 代码，2 至 6 个大写字母或数字'), {
      aliases: '船公司|carrier|SCAC',
    }),
    column('name_zh', '中文名', text(60), { aliases: '船公司名称|中文名称' }),
    column('name_en', '英文名', text(80), { aliases: '英文名称|carrier name' }),
    column('accepted_classes', '接受的危险类别', words, { otherwise: [] }),
  ],
  key: ['code'],
  kind: 'whole',
  samples: [{ code: 'MSK', name_zh: '马士基', name_en: 'Maersk', accepted_classes: '3 8 9' }],
};
