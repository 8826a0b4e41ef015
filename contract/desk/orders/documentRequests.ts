import * as z from 'zod/mini';
import { documentRequest } from '#contract/orders/documentRequest.ts';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, optionalText, text } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { valueProblem } from './commandForm.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';
import { staffRoles } from '#contract/desk/staffRoles.ts';

/** The kind of a document that the table does not have. */
export const otherPaper = '-';

/** A request for a document as its form holds it. */
export const requestForm = z.object({
  /** A code of the document table, or `-` for a document by name. */
  paperCode: z.string().check(z.minLength(1, because('notChosen')), z.maxLength(10, because('notChosen'))),
  paperName: z._default(optionalText(60), ''),
  /** A minute in China. */
  dueAt: text(30),
  /** For the customer. */
  note: z._default(optionalText(limits.orderNoteMax), ''),
});
export type RequestForm = z.output<typeof requestForm>;

type RequestProblems = Partial<Record<keyof RequestForm, Problem | DeskProblem>>;

/** What is wrong with a request for one of these documents or another one by name, by field. */
export const requestProblems = (
  values: Readonly<Record<string, string>>,
  papers: Readonly<Record<string, string>>,
  now: Date,
): RequestProblems => {
  const problems: RequestProblems = {};
  for (const [name, rule] of Object.entries(requestForm.shape)) {
    const value = values[name] ?? '';
    const checked = rule.safeParse(value);
    const problem = checked.success ? valueProblem(name, value, now) : (checked.error.issues[0]?.message as Problem);
    if (problem) problems[name as keyof RequestForm] = problem;
  }
  const code = values['paperCode'] ?? '';
  if (code === otherPaper ? (values['paperName'] ?? '').trim() === '' : !Object.hasOwn(papers, code))
    problems[code === otherPaper ? 'paperName' : 'paperCode'] = code === otherPaper ? 'required' : 'notChosen';
  return problems;
};

export const requestDocument = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/document/request',
  summary: '请客户在期限前上传一份单证（单证表中的，或自行命名的）；客户得到通知，在订单页该处上传',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, version: orderVersion, form: requestForm }),
  output: changedOrder,
});

export const closeDocumentRequest = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/document/close',
  summary: '了结对单证的要求：已收妥，或不再需要',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, version: orderVersion, code: z.string().check(z.maxLength(10)) }),
  output: changedOrder,
});

/** A request as the desk sees it. */
export const deskDocumentRequest = z.extend(documentRequest, {
  /** The name of the colleague who requested it. */
  askedBy: z.string(),
  /** When the desk had it or did not need it any more; null until then. */
  closedAt: z.nullable(z.iso.datetime()),
});
export type DeskDocumentRequest = z.output<typeof deskDocumentRequest>;
