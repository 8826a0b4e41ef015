import { exceptedLimits, exceptedPackagesMax, limitedGrossKg } from '#contract/rules/acceptance/smallPackages.ts';
import type { HelpSection } from './helpTopics.ts';

/** Limited and excepted quantities (IMDG Code, chapters 3.4 and 3.5). */
export const smallQuantities: readonly HelpSection[] = [
  {
    heading: '两者的区别',
    table: {
      caption: '有限数量与例外数量的区别',
      columns: ['比较', '有限数量（LQ）', '例外数量（EQ）'],
      rows: [
        ['依据', '第 3.4 章，一览表第 7a 栏', '第 3.5 章，一览表第 7b 栏'],
        ['上限写法', '每个内包装的净量，如 1 L、5 kg', '代码 E1—E5'],
        ['写作 0 或 E0', '不得按有限数量运输', '不得按例外数量运输'],
        [
          '包件总毛重',
          `不超过 ${limitedGrossKg.package} kg；收缩膜托盘不超过 ${limitedGrossKg.tray} kg`,
          '按代码限定每个外包装的净量',
        ],
        ['包件标记', '有限数量菱形标记', '例外数量标记，注明类别'],
        ['运输单证', '写明“有限数量（LTD QTY）”', '写明“例外数量”与件数'],
      ],
    },
  },
  {
    heading: '例外数量代码',
    table: {
      caption: '例外数量代码与上限',
      columns: ['代码', '每个内包装', '每个外包装'],
      rows: [
        ['E0', '不得按例外数量运输', '—'],
        ...Object.entries(exceptedLimits).map(([code, { inner, outer }]) => [
          code,
          `${inner} g 或 ${inner} mL`,
          `${outer} g 或 ${outer} mL`,
        ]),
      ],
    },
    paragraphs: [`一个货物运输单元内，例外数量的包件不得超过 ${exceptedPackagesMax} 件（3.5.5）。`],
  },
  {
    heading: '仍须遵守的要求',
    points: [
      '有限数量与例外数量的货物仍是危险货物：下单时照样选“是否危险品：是”，并填写联合国编号与类别。',
      '联合国编号、正确运输名称、类别与包装类别照常写入运输单证，船公司照常审核。',
      '包装须能承受正常运输条件，内包装之间的货物不得发生危险反应。',
      '不同运输方式的上限不同：按海运有限数量包装的货物改走空运时须重新核对。',
    ],
    warning: '不要为省去申报而拆小包装。箱内实际数量与申报不符的，按谎报处理。',
  },
  {
    heading: '下单时怎么填',
    points: [
      '在货物的危险货物信息中勾选“按有限数量（LQ）申报”或“按例外数量（EQ）申报”；一览表写作 0 或 E0 的不能勾选。',
      '在“更多申报项”的“内包装”中写明每个的容量与个数，如 12 × 1 L：件数、毛重、净重与内包装不符合上限的不能提交；看不出是否符合的，不作隔离豁免。',
    ],
  },
];
