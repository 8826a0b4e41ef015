import type { ImportedTracks } from '#contract/desk/orders/trackDesk.ts';
import { rangesText } from '#contract/orders/dangerousPapers.ts';

/** The texts of tracked shipments at the desk. */
export const trackWords = {
  /** What an entry's time is called in its form. */
  at: { EST: '预计时间（北京时间）', ACT: '实际时间（北京时间）' },
  titles: { EST: '更新预计时间', ACT: '登记实际节点' },
  tableColumns:
    'Excel 或 CSV，首行为列名：订单号（或订舱号、提单号、箱号）、动态、计划/预计/实际、时间；可加时区（空即北京时间）、地点、船名、航次、说明',
  unmapped: '有些列认不出：请选择每一列是什么，不需要的留为“不登记”。同样的表头下次不再问。',
  ignored: '不登记',
  noHeader: (column: number) => `第 ${column} 列（没有列名）`,
  imported: ({ added, known, returned, wrongRows, problems }: ImportedTracks) =>
    [
      `已登记 ${added} 条${known > 0 ? `，${known} 条登记过` : ''}。`,
      returned.length > 0 && `第 ${rangesText(returned)} 行改回了此前表格的时间；如误传了旧表，请再导入最新的表。`,
      wrongRows > 0 &&
        `${wrongRows} 行有问题，已另存为文件。${problems
          .slice(0, 3)
          .map(({ row, text }) => `第 ${row} 行 ${text}`)
          .join('；')}`,
    ]
      .filter(Boolean)
      .join(''),
} as const;
