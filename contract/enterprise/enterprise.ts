import * as z from 'zod/mini';
import { endpoint, file, uploadedFile } from '#contract/protocol/endpoint.ts';
import { companyName, latinText, optionalText, orLeftOut, text } from '#contract/protocol/fields.ts';
import { creditCode } from '#contract/protocol/registryNumbers.ts';
import { givenUuid } from '#contract/protocol/ids.ts';
import { auditStatus } from '#contract/auth/user.ts';

/** The picture types that the service reads, as MIME types. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The data of a business licence, read by OCR and confirmed by the applicant (GB 32100-2015 for the code). */
export const licenceFields = z.object({
  enterpriseName: companyName(120),
  creditCode,
  enterpriseType: orLeftOut(optionalText(60)),
  legalPerson: text(60),
  registeredCapital: orLeftOut(optionalText(60)),
  establishedOn: orLeftOut(optionalText(40)),
  address: text(200),
  businessScope: orLeftOut(optionalText(2_000)),
});
export type LicenceFields = z.output<typeof licenceFields>;

/** What an applicant states: the licence, and the English name and address that no licence has, for documents that cross a border. */
export const applicationFields = z.extend(licenceFields, {
  englishName: orLeftOut(latinText(120)),
  englishAddress: orLeftOut(latinText(300)),
});
export type ApplicationFields = z.output<typeof applicationFields>;

/** An application that is not submitted yet; `fileId` is empty before a picture is uploaded. */
export const applicationDraft = z.object({
  fields: z.record(z.keyof(applicationFields), z.string()),
  fileId: z.string(),
});
export type ApplicationDraft = z.output<typeof applicationDraft>;

export const uploadLicence = endpoint({
  method: 'post',
  path: '/api-common-oss/licence/upload',
  summary: '上传营业执照图片(JPEG、PNG 或 WebP,不超过 5 MB),请求体即文件内容',
  session: 'required',
  payload: 'bytes',
  input: uploadedFile,
  output: z.object({ fileId: z.uuid() }),
});

export const licenceOcr = endpoint({
  method: 'get',
  path: '/api-platform/licence/ocr',
  summary: '识别已上传的营业执照;认不出的字段为空',
  session: 'required',
  payload: 'query',
  input: z.object({ fileId: givenUuid }),
  output: z.record(z.keyof(licenceFields), z.string()),
});

export const licencePicture = endpoint({
  method: 'get',
  path: '/api-common-oss/licence/picture',
  summary: '自己上传的营业执照图片',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ fileId: givenUuid }),
  output: file,
});

export const enterpriseDetail = endpoint({
  method: 'get',
  path: '/api-user/enterprise/detail',
  summary: '企业认证资料与审核状态',
  session: 'required',
  payload: 'query',
  input: z.object({ basicEntId: givenUuid }),
  output: z.object({
    status: auditStatus,
    /** Why the last application was rejected. */
    reason: z.nullable(z.string()),
    submittedAt: z.nullable(z.iso.datetime()),
    fields: z.nullable(applicationFields),
    /** The picture of the last application, for sending again; null if it is deleted or belongs to another user. */
    fileId: z._default(z.nullable(z.uuid()), null),
  }),
});
export type EnterpriseDetail = z.output<(typeof enterpriseDetail)['output']>;

export const verifyEnterprise = endpoint({
  method: 'post',
  path: '/api-user/enterprise/verify',
  summary: '提交企业认证',
  session: 'required',
  payload: 'body',
  input: z.object({ fileId: givenUuid, fields: applicationFields }),
  output: z.object({ status: auditStatus }),
});
