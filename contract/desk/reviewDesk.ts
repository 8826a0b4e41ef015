import * as z from 'zod/mini';
import { deskThread } from '#contract/conversation/thread.ts';
import { applicationFields, licenceFields } from '#contract/enterprise/enterprise.ts';
import { enquiryFields } from '#contract/goods/goods.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { orLeftOut, text } from '#contract/protocol/fields.ts';
import { givenId, givenUuid, givenVersion } from '#contract/protocol/ids.ts';
import { orderVersion } from '#contract/orders/orderStatus.ts';
import { deskOffer, deskOfferEvent, formerOffer } from './offerDesk.ts';
import { clerks } from './staffRoles.ts';

const instant = z.iso.datetime();
const owner = z.nullable(z.object({ login: z.string(), name: z.string() }));

/** The fields of a licence as stored: a former build's check of the code may have been another. */
const storedLicence = z.extend(licenceFields, { creditCode: z.string() });
const storedApplication = z.extend(applicationFields, { creditCode: z.string() });

export const deskApplication = endpoint({
  method: 'post',
  path: '/api-platform/desk/application',
  summary: '一份企业认证申请：申请人填写的与从图片识别的',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ id: givenUuid }),
  output: z.object({
    id: z.string(),
    status: z.enum(['REVIEWING', 'PASS', 'REJECTED']),
    reason: z.nullable(z.string()),
    submittedAt: instant,
    applicant: z.object({ name: z.string(), phone: z.string() }),
    fields: storedApplication,
    /** What was read from the picture; null if nothing was. */
    read: z.nullable(z.partial(storedLicence)),
    hasPicture: z.boolean(),
    /** The name of another company that is verified with the same code; null if there is none. */
    takenByZh: z.nullable(z.string()),
    owner,
    /** Changes with all of this. */
    contentVersion: z.string(),
  }),
});
export type DeskApplication = z.output<(typeof deskApplication)['output']>;

export const deskApplicationChanges = endpoint({
  method: 'post',
  path: '/api-platform/desk/application/changes',
  summary: '一份企业认证申请；附上已有的版本，没有变化时答复为空',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ id: givenUuid, version: orLeftOut(givenVersion) }),
  /** Null if the caller has this version. */
  output: z.nullable(deskApplication.output),
});

export const deskLicence = endpoint({
  method: 'get',
  path: '/api-platform/desk/application/licence',
  summary: '申请所附的营业执照图片',
  session: 'staff',
  roles: clerks,
  payload: 'query',
  returnsFile: true,
  input: z.object({ id: givenUuid }),
  output: file,
});

export const decideApplication = endpoint({
  method: 'post',
  path: '/api-platform/desk/application/decide',
  summary: '通过或驳回企业认证；驳回须有告知申请人的原因',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z
    .object({
      id: givenUuid,
      passes: z.boolean(),
      reason: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    })
    .check((payload) => {
      const { passes, reason } = payload.value;
      if (!passes && reason === '')
        payload.issues.push({ code: 'custom', path: ['reason'], message: 'required', input: reason });
    }),
  output: z.object({ status: z.enum(['PASS', 'REJECTED']), reason: z.nullable(z.string()) }),
});

export const deskEnquiry = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry',
  summary: '一条询价',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ enquiryNo: givenId(32) }),
  output: z.object({
    enquiryNo: z.string(),
    content: z.extend(enquiryFields, { phone: z.string() }),
    receivedAt: instant,
    answerBy: instant,
    answer: z.nullable(z.object({ text: z.string(), at: instant, by: z.nullable(z.string()) })),
    owner,
    /** The conversation with the person who enquired, and internal notes. */
    conversation: deskThread,
    version: orderVersion,
    /** All offers, the latest first. */
    offers: z.array(deskOffer),
    /** The oldest first. */
    offerEvents: z.array(deskOfferEvent),
    /** Of other enquiries, the latest first. */
    ofLane: z.array(formerOffer),
    ofCustomer: z.array(formerOffer),
    /** Changes with all of this but the conversation, which has its own version. */
    contentVersion: z.string(),
  }),
});
export type DeskEnquiry = z.output<(typeof deskEnquiry)['output']>;

export const deskEnquiryChanges = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/changes',
  summary: '一条询价；附上已有的版本，没有变化时答复为空',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ enquiryNo: givenId(32), version: orLeftOut(givenVersion) }),
  /** Null if the caller has this version. */
  output: z.nullable(deskEnquiry.output),
});

export const answerEnquiry = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/answer',
  summary: '记录对询价的答复',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ enquiryNo: givenId(32), answer: text(1_000) }),
  output: z.object({ enquiryNo: z.string(), at: instant }),
});
