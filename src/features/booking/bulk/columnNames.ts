import type { bulkMessages } from './messages.ts';

/**
 * The names of columns in both languages of the site, and others that spreadsheets have; blanks, signs and case do not count.
 */
export const columnNames: Readonly<Record<keyof typeof bulkMessages.columns, readonly string[]>> = {
  nameZh: ['中文品名', 'Goods name (Chinese)', '品名', '货名', '货物名称', 'cargo'],
  nameEn: ['英文品名', 'Goods name (English)', 'description', 'name', 'nameen'],
  hsCode: ['HS 编码', 'HS code', 'hs', '海关编码'],
  packagingCode: ['包装代码', 'Packaging code', '包装', '包装种类', 'packaging', 'package type'],
  packages: ['件数', 'Packages', 'pkgs', 'qty', '数量'],
  grossKg: ['毛重 kg', 'Gross weight kg', '毛重', 'gross', 'gross weight', 'gw', 'gross kg'],
  volumeM3: ['体积 m³', 'Volume m³', '体积', '体积m3', 'cbm', 'volume', 'm3'],
  unit: ['装入第几箱', 'Loaded in container no.', '箱序', '第几箱', 'container'],
  'dangerous.unNumber': ['UN 编号', 'UN number', 'un', 'un no', '联合国编号', 'un 号'],
  'dangerous.hazardClass': ['类别', 'Class', 'imo class', '危险类别', '类别或项别'],
  'dangerous.packingGroup': ['包装类别', 'Packing group', 'pg', '包装类', '包装等级'],
  'dangerous.properShippingName': ['正确运输名称', 'Proper shipping name', 'psn', '运输名称'],
  'dangerous.technicalName': ['技术名称', 'Technical name'],
  'dangerous.netKg': ['净重 kg', 'Net weight kg', '净重', 'net', 'net weight', 'nw', 'net kg'],
  'dangerous.flashPoint': ['闪点 ℃', 'Flash point ℃', 'fp'],
  'dangerous.packagingMark': ['包装 UN 标记', 'UN packaging mark', 'un mark', '包装标记'],
  'dangerous.innerPackaging': ['内包装', 'Inner packaging'],
  'dangerous.emergencyContact': ['应急联系人', 'Emergency contact'],
  'dangerous.emergencyPhone': ['应急电话', 'Emergency phone', '应急联系电话'],
};
