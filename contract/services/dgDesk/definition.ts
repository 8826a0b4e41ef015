import { paths } from '#contract/app/routes.ts';
import { battery, statusNames } from '#contract/services/definitions/commonFields.ts';
import { defineService, piecesOf } from '#contract/services/definitions/serviceDefinition.ts';

/** Declarations, certificates and advice of the dangerous-goods desk. */
export const dgDesk = defineService({
  line: 'dgDesk',
  position: 100,
  nameZh: '危险品服务台',
  prefix: 'DGD',
  agreementZh: '危险品单证服务协议',
  routes: { order: paths.dgdeskDetail, success: paths.dgdeskOrderSuccess },
  items: { labelZh: '服务项目', choose: 'many', unitZh: '份', max: 50 },
  fields: {
    vessel: { kind: 'text', labelZh: '船名航次或航班', max: 80, optional: true, code: true },
    billNumber: { kind: 'text', labelZh: '提单号或订舱号', max: 40, optional: true, code: true },
    containerNumbers: {
      kind: 'containerNumbers',
      labelZh: '箱号',
      hintZh: '多个箱号用逗号分开，校验位一并核对',
      optional: true,
    },
    sealNumbers: { kind: 'text', labelZh: '封号', max: 200, optional: true, code: true },
    neededBy: { kind: 'day', labelZh: '最晚需要日期' },
    rush: { kind: 'flag', labelZh: '加急', hintZh: '1 个工作日内办结，能否加急由专员先确认' },
    copies: { kind: 'count', labelZh: '加制正本', unit: '份', max: 50, optional: true },
    translation: { kind: 'flag', labelZh: '单证翻译' },
    post: { kind: 'flag', labelZh: '寄送正本' },
    postAddress: { kind: 'text', labelZh: '邮寄地址', max: 200, when: { field: 'post', is: [true] }, again: 'always' },
  },
  groups: [
    { titleZh: '运输信息', fields: ['vessel', 'billNumber', 'containerNumbers', 'sealNumbers', 'neededBy'] },
    { titleZh: '办理方式', fields: ['rush', 'copies', 'translation', 'post', 'postAddress'] },
  ],
  cargoFields: battery,
  hasCargo: true,
  beginsDangerous: true,
  moves: false,
  crossesBorders: false,
  parties: ['shipper'],
  documents: 'DGDESK',
  shares: null,
  measures: (facts) => ({ document: piecesOf(facts), COPY: Number(facts.details.copies), shipment: 1 }),
  statusZh: statusNames.desk,
});
