import type { GoodsDocumentKind } from '#contract/goods/goods.ts';

export const documentTitles: Readonly<Record<GoodsDocumentKind, string>> = {
  SDS: '安全数据单（SDS）',
  TDS: '技术数据单（TDS）',
  COA: '质量指标与检验报告单（COA）',
};

const generated = '本文件由平台根据商品目录中供应方填报的数据自动生成，属供应方的陈述，仅供选购参考';

/** The disclaimer of each document. */
export const generatedNote: Readonly<Record<GoodsDocumentKind, string>> = {
  SDS: `${generated}；不是供应方签发的 SDS 原件，不得用于危险货物申报、订舱审核或现场应急。目录没有的数据写明“未提供”，以随货的供应方 SDS 原件为准。`,
  TDS: `${generated}；数值为目录所列规格，不构成质量保证，以合同与供应方技术资料为准。`,
  COA: `${generated}；只列合同指标，没有批次检验结果，不是签发的检验报告。每批货物的检验结果以随货的 COA 原件为准。`,
};

/** The text for data missing in the catalogue. */
export const notProvided = '目录未提供，以供应方 SDS 原件为准。';
