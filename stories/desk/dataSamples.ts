import { importMessages } from '#server/import/messages.ts';
import type { ImportPreview, PastImport } from '#contract/desk/import/imports.ts';
import type { DataUpload } from '#machines/desk/deskDataSetup.ts';

/** An import as the page of the company's data shows it. */
export const past: PastImport[] = [
  {
    id: 3,
    at: '2026-03-02T01:10:00Z',
    by: 'chen',
    source: '三月运价.xlsx',
    counts: [
      { table: 'ocean-rates', title: '海运运价', added: 1_240, changed: 318, ended: 96, demo: 0 },
      { table: 'sailings', title: '船期', added: 52, changed: 0, ended: 0, demo: 0 },
    ],
    undoneAt: null,
    undoneBy: null,
    isLast: true,
  },
  {
    id: 2,
    at: '2026-02-27T08:05:00Z',
    by: 'li',
    source: '三月运价（初稿）.xlsx',
    counts: [{ table: 'ocean-rates', title: '海运运价', added: 1_198, changed: 290, ended: 96, demo: 0 }],
    undoneAt: '2026-02-27T08:40:00Z',
    undoneBy: 'chen',
    isLast: false,
  },
  {
    id: 1,
    at: '2026-02-01T02:30:00Z',
    by: 'li',
    source: 'huaxin',
    counts: [
      { table: 'carriers', title: '船公司', added: 1, changed: 0, ended: 0, demo: 14 },
      { table: 'ports', title: '港口', added: 1, changed: 3, ended: 0, demo: 0 },
    ],
    undoneAt: null,
    undoneBy: null,
    isLast: false,
  },
];

export const upload: DataUpload = { source: '三月运价.xlsx', files: [{ name: '三月运价.xlsx', size: 8, type: '' }] };

const table = {
  unchanged: 0,
  kept: 0,
  added: 0,
  changed: 0,
  ended: 0,
  demo: 0,
  scope: 'whole' as const,
  scopes: ['whole' as const, 'lanes' as const, 'period' as const, 'added' as const],
  lanes: [],
};

const read = { wrongRows: 0, rightRows: 0, sheets: [], forms: [] };

export const fit: ImportPreview = {
  ...read,
  rightRows: 10_432,
  tables: [
    {
      ...table,
      name: 'ocean-rates',
      title: '海运运价',
      added: 1_240,
      changed: 318,
      ended: 96,
      unchanged: 8_412,
      scope: 'lanes',
      lanes: [
        {
          name: '欧洲基本港线',
          added: 1_240,
          changed: 300,
          ended: 96,
          changes: [
            { kind: 'changed', name: 'AEX2 DEHAM', detail: '20GP 1,450.00 → 1,520.00；40HQ 2,300.00 → 2,390.00' },
            { kind: 'added', name: 'AEX2 NLRTM', detail: '' },
            { kind: 'ended', name: 'AEX1 FRLEH', detail: '' },
          ],
        },
        {
          name: '地中海线',
          added: 0,
          changed: 18,
          ended: 0,
          changes: [{ kind: 'changed', name: 'MEX1 ITGOA', detail: '40GP 2,600.00 → 2,750.00' }],
        },
      ],
    },
    { ...table, name: 'sailings', title: '船期', added: 52, unchanged: 410, kept: 2, demo: 96 },
  ],
  problems: [],
  problemCount: 0,
  notices: [{ file: '三月运价.xlsx · 海运运价', row: 18, column: '失效', text: '已过有效期，不导入' }],
  noticeCount: 1,
  fingerprint: 'f1',
};

export const unfit: ImportPreview = {
  ...read,
  wrongRows: 3,
  rightRows: 1_237,
  tables: [],
  problems: [
    { file: '三月运价.xlsx · 海运运价', row: 1, column: '船公司代码', text: importMessages.columns.unknown },
    { file: '三月运价.xlsx · 海运运价', row: 42, column: '40HQ', text: importMessages.cells.decimals },
    {
      file: '三月运价.xlsx · 海运运价',
      row: 57,
      column: '目的港',
      text: importMessages.rows.unknownReference('港口', 'DEHAMB'),
    },
    { file: '三月运价.xlsx · 价格表', text: importMessages.files.unknownSheet('价格表') },
  ],
  problemCount: 231,
  notices: [],
  noticeCount: 0,
  fingerprint: '',
};

/** The effect of the rows without problems. */
export const partly: ImportPreview = { ...fit, problems: unfit.problems.slice(1, 3), problemCount: 2, wrongRows: 2 };

/** A price list as a carrier sends it: with an arbitrary name, and titles above the header. */
export const unclear: ImportPreview = {
  ...unfit,
  wrongRows: 0,
  problems: [{ file: '欧洲线12月运价.csv', row: 3, column: '航线服务代码', text: importMessages.columns.missing }],
  problemCount: 1,
  sheets: [
    {
      file: '欧洲线12月运价.csv',
      headerRow: 3,
      rows: 42,
      columns: [
        { header: '起运港 POL', samples: ['上海'] },
        { header: '目的港 POD', samples: ['汉堡', '鹿特丹/安特卫普'] },
        { header: '20GP', samples: ['USD 1,250'] },
        { header: '40GP', samples: ['USD 2,300'] },
        { header: '40HQ', samples: ['USD 2,300'] },
      ],
      chosen: {
        file: '欧洲线12月运价.csv',
        table: 'ocean-rates',
        columns: [null, 'dst_port', 'amount_20gp', 'amount_40gp', 'amount_40hq'],
        fixed: { valid_from: '2026-12-01', valid_until: '2026-12-31' },
      },
      fits: [
        { table: 'ocean-rates', columns: [null, 'dst_port', 'amount_20gp', 'amount_40gp', 'amount_40hq'] },
        { table: 'hot-lanes', columns: ['org_port', 'dst_port', null, null, null] },
      ],
      isConfirmed: false,
    },
  ],
  forms: [
    {
      name: 'ocean-rates',
      title: '海运费',
      columns: [
        { name: 'service', title: '航线服务代码', isRequired: true, hint: '字母与数字，不超过 12 位，不含连字符' },
        { name: 'dst_port', title: '目的港', isRequired: true, hint: '' },
        { name: 'amount_20gp', title: '20GP 美元', isRequired: true, hint: '1250 或 1250.50' },
        { name: 'amount_40gp', title: '40GP 美元', isRequired: true, hint: '1250 或 1250.50' },
        { name: 'amount_40hq', title: '40HQ 美元', isRequired: true, hint: '1250 或 1250.50' },
        { name: 'valid_from', title: '生效', isRequired: false, hint: '2026-12-01（当日零点起）' },
        { name: 'valid_until', title: '失效', isRequired: false, hint: '2026-12-31（含当日）' },
      ],
    },
    {
      name: 'hot-lanes',
      title: '热门航线',
      columns: [
        { name: 'org_port', title: '起运港', isRequired: true, hint: '联合国口岸代码' },
        { name: 'dst_port', title: '目的港', isRequired: true, hint: '联合国口岸代码' },
      ],
    },
  ],
};

export const mapping = unclear.sheets.map(({ chosen }) => chosen);
