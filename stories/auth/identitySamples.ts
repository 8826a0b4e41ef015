import type { CaptchaChallenge } from '#contract/auth/auth.ts';
import type { ApplicationFields, EnterpriseDetail } from '#contract/enterprise/enterprise.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { licenceMachine } from '#machines/enterprise/licence.ts';
import { noLicenceFields } from '#machines/enterprise/licenceReading.ts';
import type { Point } from '#machines/auth/wordCaptcha.ts';
import type { ContextFrom } from 'xstate';
import licence from '#stories/fixtures/pictures/licence.jpg?inline';
import words from '#stories/fixtures/pictures/words.jpg?inline';

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

export const wordChallenge: CaptchaChallenge = {
  token: 'b2d4',
  secretKey: null,
  originalImageBase64: base64Of(words),
  jigsawImageBase64: null,
  wordList: ['醇', '锌', '液'],
};
/** The positions of the requested words in the sample picture, in the wire's 310 x 155 frame. */
export const wordPoints: Point[] = [
  { x: 24, y: 84 },
  { x: 161, y: 109 },
  { x: 197, y: 78 },
];

/** The licence picture of a fictitious company. */
const licencePicture = new File(
  [Uint8Array.from(atob(base64Of(licence)), (character) => character.charCodeAt(0))],
  '营业执照副本.jpg',
  { type: 'image/jpeg' },
);

const licenceFieldsRead: ApplicationFields = {
  ...noLicenceFields,
  enterpriseName: '上海样本化工贸易有限公司',
  creditCode: '91310115MA1H00000X',
  enterpriseType: '有限责任公司（自然人投资或控股）',
  legalPerson: '王小明',
  registeredCapital: '人民币500.0000万元整',
  establishedOn: '2016年05月18日',
  address: '上海市浦东新区样本路100号8幢201室',
  businessScope:
    '危险化学品经营（不带储存设施），化工原料及产品、橡塑制品的销售，货物运输代理，货物及技术的进出口业务。',
};

export const licenceBlank: ContextFrom<typeof licenceMachine> = {
  file: { name: '', size: 0, type: '' },
  fileId: '',
  percent: 0,
  fields: noLicenceFields,
  typed: [],
  problems: {},
};
export const licenceRead: ContextFrom<typeof licenceMachine> = {
  ...licenceBlank,
  file: licencePicture,
  fileId: 'f1',
  percent: 100,
  fields: licenceFieldsRead,
};

/** Why the sample application was rejected. */
export const reason = '营业执照图片模糊';

/** The service's response for an enterprise in this verification state. */
export const detail = (status: AuditStatus): EnterpriseDetail => ({
  status,
  reason: status === 'REJECTED' ? reason : null,
  submittedAt: null,
  fields: status === 'NONE' ? null : licenceRead.fields,
  fileId: status === 'NONE' ? null : licenceRead.fileId,
});
