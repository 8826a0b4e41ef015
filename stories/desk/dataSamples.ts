import type { ImportPreview, PastImport } from '#contract/desk/imports.ts';
import type { DataUpload } from '#machines/desk/deskData.ts';

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

const table = { unchanged: 0, kept: 0, added: 0, changed: 0, ended: 0, demo: 0, changes: [] };

export const fit: ImportPreview = {
  tables: [
    {
      ...table,
      name: 'ocean-rates',
      title: '海运运价',
      added: 1_240,
      changed: 318,
      ended: 96,
      unchanged: 8_412,
      changes: [
        { kind: 'changed', name: 'AEX2 DEHAM', detail: '20GP 1,450.00 → 1,520.00；40HQ 2,300.00 → 2,390.00' },
        { kind: 'added', name: 'AEX2 NLRTM', detail: '' },
        { kind: 'ended', name: 'AEX1 FRLEH', detail: '' },
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
  tables: [],
  problems: [
    { file: '三月运价.xlsx · 海运运价', row: 1, column: '船公司代码', text: '模板中没有这一列' },
    { file: '三月运价.xlsx · 海运运价', row: 42, column: '40HQ', text: '金额最多两位小数' },
    { file: '三月运价.xlsx · 海运运价', row: 57, column: '目的港', text: '“DEHAMB”不在港口中' },
    { file: '三月运价.xlsx · 价格表', text: '不认识的工作表“价格表”：须与模板同名' },
  ],
  problemCount: 231,
  notices: [],
  noticeCount: 0,
  fingerprint: '',
};
