import type { ReadSheet } from '#contract/booking/readSafetySheet.ts';
import type { SheetFacts } from '#contract/rules/safetySheet/safetySheet.ts';
import { blankCargo } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { SheetEditor } from '#src/features/booking/sheet/SheetProposals.tsx';
import type { ChosenFile } from '#machines/support/chosenFile.ts';
import sheetPicture from '../fixtures/pictures/sheetPage.webp?inline';
import { listedGoods } from './listedGoods.ts';

export const sheetFile: ChosenFile = { name: '甲苯安全技术说明书.pdf', size: 480_000, type: 'application/pdf' };

const noFacts: SheetFacts = {
  unNumber: [],
  properShippingName: [],
  technicalName: [],
  hazardClass: [],
  subsidiaryHazards: [],
  packingGroup: [],
  flashPoint: [],
  marinePollutant: [],
  cas: [],
  notRegulated: [],
};

const goods = listedGoods.peroxide;
const { unNumber, hazardClass, properShippingName } = goods;

/** A sheet of hydrogen peroxide, read from its text layer. */
export const readSheet: ReadSheet = {
  pages: 9,
  recognised: [],
  unread: [],
  facts: {
    ...noFacts,
    unNumber: [{ value: unNumber, page: 8, line: `联合国危险货物编号(UN号)：${unNumber}`, top: 0.595, bottom: 0.625 }],
    properShippingName: [{ value: properShippingName, page: 8, line: '联合国运输名称：过氧化氢水溶液' }],
    hazardClass: [{ value: hazardClass, page: 8, line: `联合国危险性分类：${hazardClass}` }],
    packingGroup: [{ value: 'II', page: 8, line: '包装类别：Ⅱ类' }],
    marinePollutant: [{ value: 'yes', page: 8, line: '海洋污染物(是/否)：是' }],
    cas: [{ value: '7722-84-1', page: 2, line: '过氧化氢 7722-84-1 35 %', content: '35 %' }],
  },
  entries: [goods],
  pictures: [{ page: 8, webp: sheetPicture.slice(sheetPicture.indexOf(',') + 1) }],
};

/** The same from a scan, with two numbers that contradict each other. */
export const scannedSheet: ReadSheet = {
  ...readSheet,
  recognised: [1, 2, 8],
  unread: [9],
  facts: {
    ...readSheet.facts,
    unNumber: [...readSheet.facts.unNumber, { value: '2984', page: 8, line: 'UN2984（浓度低于 20% 时）' }],
  },
};

/** A sheet that says that the goods are not dangerous goods. */
export const harmlessSheet: ReadSheet = {
  ...readSheet,
  facts: { ...noFacts, notRegulated: [{ value: 'yes', page: 5, line: '本品不属于危险货物，按普通货物运输。' }] },
  entries: [],
};

/** A scan in which nothing was recognised. */
export const emptySheet: ReadSheet = {
  pages: 2,
  recognised: [],
  unread: [1, 2],
  facts: noFacts,
  entries: [],
  pictures: [],
};

const service = allServices.fcl;

export const blankItem = blankCargo(service, true);
/** Goods that were declared with another packing group. */
export const declaredItem = {
  ...blankItem,
  dangerous: { ...filledFrom(goods, blankItem.dangerous!), packingGroup: 'III' as const },
};

export const sheetEditor: SheetEditor = {
  service,
  sheets: [],
  attachSheet: () => undefined,
  edit: () => undefined,
  can: () => true,
};
