/** A paper of a shipment: who issues it, and by when it is needed. */
export interface Paper {
  code: string;
  nameZh: string;
  issuer: string;
  due: string;
  dangerousOnly: boolean;
}

/** The papers of a sea full-container export from China, dangerous ones marked (see the trade's document table). */
export const seaExportPapers: readonly Paper[] = [
  {
    code: 'SDS',
    nameZh: '化学品安全技术说明书(SDS，16 项，中英文)',
    issuer: '生产商',
    due: '订舱时',
    dangerousOnly: false,
  },
  {
    code: 'TCA',
    nameZh: '货物运输条件鉴定书',
    issuer: '有资质的鉴定机构',
    due: '订舱时(性质存疑的货物)',
    dangerousOnly: false,
  },
  { code: 'CLSR', nameZh: '危险特性分类鉴别报告', issuer: '有资质的鉴定机构', due: '报检前', dangerousOnly: true },
  { code: 'PERF', nameZh: '出入境货物包装性能检验结果单(性能单)', issuer: '海关', due: '灌装前', dangerousOnly: true },
  {
    code: 'USE',
    nameZh: '危险货物包装使用鉴定结果单(危包证)',
    issuer: '海关',
    due: '订舱用扫描件，危申报用正本',
    dangerousOnly: true,
  },
  {
    code: 'DGDECL',
    nameZh: '危险货物安全适运声明书(货申报)',
    issuer: '申报员经海事机构',
    due: '截危申报前',
    dangerousOnly: true,
  },
  { code: 'MMDG', nameZh: '多式联运危险货物单(DG Note)', issuer: '托运人', due: '截单前', dangerousOnly: true },
  { code: 'CPC', nameZh: '集装箱装箱证明书', issuer: '集装箱装箱现场检查员', due: '装箱后', dangerousOnly: true },
  { code: 'POA', nameZh: '报关委托书', issuer: '托运人', due: '报关前', dangerousOnly: false },
  { code: 'CI', nameZh: '商业发票', issuer: '托运人', due: '报关前', dangerousOnly: false },
  { code: 'PL', nameZh: '装箱单', issuer: '托运人', due: '报关前', dangerousOnly: false },
  { code: 'DE', nameZh: '申报要素', issuer: '托运人', due: '报关前', dangerousOnly: false },
];

/** The papers a sea export needs, dangerous-goods papers only where a line is dangerous. */
export const papersFor = ({ dangerous }: { dangerous: boolean }): Paper[] =>
  seaExportPapers.filter((paper) => dangerous || !paper.dangerousOnly);
