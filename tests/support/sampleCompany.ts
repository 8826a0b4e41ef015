import { join } from 'node:path';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { projectRoot } from '#service/config/projectRoot.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { readSource } from '#service/import/folder.ts';
import { importFile } from './importFiles.ts';

/** What the sample company publishes besides, so that it sells every service. */
const moreRates = [
  'air,CAN,广州白云,FRA,法兰克福,N,45 kg 以下,华信航空货运,CNY,chargeableKg,57,450,2,每日,,',
  'air,CAN,广州白云,FRA,法兰克福,45,45 kg 以上,华信航空货运,CNY,chargeableKg,43,,2,每日,,',
  'air,CAN,广州白云,FRA,法兰克福,1000,"1,000 kg 以上",华信航空货运,CNY,chargeableKg,26,,2,每日,,',
  'rail,CN-CGO-PT,郑州·圃田站,DE-HAM,汉堡,40HQ,40尺高柜,华信班列,USD,container,6300,,16,每周二,,',
  'tank,CNNGB,宁波,NLRTM,鹿特丹,T11,T11 罐箱,华信罐箱,USD,tank,2510,,35,每周五,,',
  'flexitank,CNNGB,宁波,DEHAM,汉堡,24-S,24 m³ 单层液袋,华信液袋,CNY,bag,2600,,33,每周五,,',
  'warehousing,CNNGB-W1,宁波·华信化学品库,,,A-tonDay,甲类库，按重量,华信仓储,CNY,tonDay,9.50,,,,,',
  'dgDesk,CNNGB,宁波,,,DGD,危险品申报,,CNY,container,520,,,,,',
  'domestic,310000,上海,320500,苏州,BOX10-DG,10 t 危货厢式车,华信物流,CNY,truck,2100,,1,每日,,',
];

/** What an order of a service says where the sample company does not sell what the other tests order. */
export const ordersAtSample: Partial<Record<ServiceCode, Partial<OrderForm>>> = {
  fcl: { offerId: 'HX1-2612-CNSHA-DEHAM' },
  lcl: { offerId: 'lcl~CNSHA~DEHAM' },
  builtIn: { offerId: 'builtIn~CNSHA-S1' },
  domestic: { offerId: 'domestic~310000~320500' },
  goods: { offerId: 'goods~hx-methanol', details: { packed: 'bulk' } },
};

/** The sample company's folder, with rates of every service. */
export const sampleCompany = (): ImportFile[] => {
  const text = new TextDecoder();
  return readSource(join(projectRoot, 'service/import/sample')).map(({ path, bytes }) =>
    path === 'service-rates.csv'
      ? importFile(path, `${text.decode(bytes).trimEnd()}\n${moreRates.join('\n')}\n`)
      : { path, bytes },
  );
};
