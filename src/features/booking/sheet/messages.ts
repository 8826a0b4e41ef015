import type { SheetField } from '#contract/rules/safetySheet/safetySheet.ts';
import { limits } from '#contract/protocol/limits.ts';

const megabytes = limits.orderDocumentBytesMax / 1_048_576;

const labels: Readonly<Record<SheetField, string>> = {
  unNumber: '联合国编号',
  properShippingName: '正确运输名称',
  technicalName: '技术名称',
  hazardClass: '危险类别',
  subsidiaryHazards: '次要危险性',
  packingGroup: '包装类别',
  flashPoint: '闪点',
  marinePollutant: '海洋污染物',
  cas: 'CAS 号',
};

const pagesZh = (pages: readonly number[]): string => pages.join('、');

/** The texts of reading a safety data sheet. */
export const sheetMessages = {
  title: '从安全技术说明书读取',
  lead: `选择 PDF 格式的说明书（不超过 ${megabytes} MB），读取第 3、9、14 部分。读到的值逐项列出供核对，采用后才填入；此处不保存文件。`,
  choose: '选择说明书',
  another: '换一份',
  close: '收起',
  sending: (name: string) => `正在上传 ${name}`,
  progress: '上传进度',
  analysing: (name: string) => `正在识别 ${name}，扫描件可能需要一分钟`,
  stop: '取消',
  problems: {
    fileType: '请选择 PDF 文件；图片请先转为 PDF',
    fileSize: `文件超过 ${megabytes} MB，请压缩后再选`,
    fileEmpty: '这是一个空文件，请重新选择',
  },
  failed: '读取失败，请稍后再试，或手工填写',
  nothing: {
    title: '没有读到可用的内容',
    text: '文件中没有认出第 3、9、14 部分的联合国编号、类别、闪点或 CAS 号，请手工填写。',
    scanned: (pages: readonly number[]) =>
      `第 ${pagesZh(pages)} 页没有文字层（多为扫描件），也没有从图片中认出内容，请手工填写。`,
  },
  found: (fields: number, pages: number) => `已读完 ${pages} 页，读到 ${fields} 项，请逐项核对`,
  recognised: (pages: readonly number[]) =>
    `第 ${pagesZh(pages)} 页没有文字层，由图片识别，可能认错：不随“全部采用”填入，包装类别不作识别，请对照原件。`,
  unread: (pages: readonly number[]) => `第 ${pagesZh(pages)} 页没有读到文字。`,
  notRegulated: (page: number, line: string) => `第 ${page} 页写明不属于危险货物：“${line}”`,
  labels,
  values: { yes: '是', no: '否' } as Readonly<Record<string, string>>,
  unNumber: (value: string) => `UN ${value}`,
  source: (page: number, line: string) => `第 ${page} 页：${line}`,
  wholePage: (page: number) => `看第 ${page} 页原图`,
  lineOnly: '收起原图',
  pictureOf: (page: number) => `说明书第 ${page} 页原图`,
  content: (share: string) => `含量 ${share}`,
  typed: (value: string) => `已填：${value}`,
  same: '与已填一致',
  byPicture: '图片识别',
  several: '说明书中有多个不同的值，请对照原件后择一采用',
  take: '采用',
  replace: '改用',
  takeOf: (field: SheetField, value: string) => `采用${labels[field]} ${value}`,
  replaceOf: (field: SheetField, value: string) => `${labels[field]}改用 ${value}`,
  byEntry: '由所选条目确定',
  noField: '仅供核对',
  all: '全部采用（只填空栏）',
  allDone: '可直接填入的空栏已填好；与已填不同的值请逐项核对。',
  attach: '附为订单的 SDS',
  attached: '已附',
  verdict: '安全技术说明书与订单不符，请核对；下单后由危险品专员复核',
  ofFile: (fileName: string, page: number, line: string) => `${fileName} 第 ${page} 页：${line}`,
} as const;
