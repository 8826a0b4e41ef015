import type { CommandField } from '#contract/desk/orders/commandForm.ts';
import { issueBill, releaseBill } from '#contract/desk/orders/billDesk.ts';
import {
  addContract,
  addContractRate,
  changeContract,
  endContract,
  endContractRate,
} from '#contract/desk/contractDesk.ts';
import { correctShipment } from '#contract/desk/orders/correction.ts';
import { uploadDeskDocument } from '#contract/desk/orders/deskDocuments.ts';
import { closeDocumentRequest, otherPaper, requestDocument } from '#contract/desk/orders/documentRequests.ts';
import { answerFinding } from '#contract/desk/orders/findings.ts';
import { noteOffer } from '#contract/desk/offerDesk.ts';
import { splitOrder } from '#contract/desk/split/orderSplit.ts';
import { enterTrack } from '#contract/desk/orders/trackDesk.ts';
import { correctGoodsName } from '#contract/desk/goodsNames.ts';
import { commandOrder, issueOrderInvoice } from '#contract/desk/orders/orderDesk.ts';
import { decidePrice, proposePrice } from '#contract/desk/priceDesk.ts';
import { answerEnquiry, decideApplication } from '#contract/desk/reviewDesk.ts';
import { addStaff, changeStaff, enrolStaff, resetStaff, staffSignIn } from '#contract/desk/staff.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import type { DeskFormRequests } from '#machines/desk/deskForm.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { billCorrections, columnsSaid, correctedValues } from '#machines/desk/deskFormRules.ts';
import { splitFormOf } from '#machines/desk/splitForm.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { focusField, withBytes } from '#src/platform/pageActions.ts';
import { sendAccountAct } from './accountEffects.ts';
import { sendCost } from './figureEffects.ts';
import { sendTrackTable } from './trackEffects.ts';

/** What the desk needs of the page. */
export type DeskPage = Pick<Caller, 'call' | 'download'>;

const quiet = { quiet: true };

const sendWith =
  (page: DeskPage): DeskFormRequests['sendForm'] =>
  async ({ about, seen, values, file }) => {
    const { call } = page;
    const version = seen.version ?? 1;
    const value = (name: string) => values[name] ?? '';
    switch (about.kind) {
      case 'signIn':
        return call(staffSignIn, { login: value('login'), password: value('password'), totp: value('totp') }, quiet);
      case 'enrolment': {
        const { enrolment } = about;
        return call(enrolStaff, { enrolment, password: value('password'), totp: value('totp') }, quiet);
      }
      case 'command': {
        const { subject: orderNo, command } = about;
        const form = values as Partial<Record<CommandField, string>>;
        return call(commandOrder, { orderNo, version, command, form }, quiet);
      }
      case 'correction': {
        const { subject: orderNo, facts } = about;
        const form = { ...correctedValues(facts.known, values), reason: value('reason') };
        return call(correctShipment, { orderNo, version, form }, quiet);
      }
      case 'split': {
        const { subject: orderNo, source } = about;
        return call(splitOrder, { orderNo, version, form: splitFormOf(source, values) }, quiet);
      }
      case 'documentRequest': {
        const form = values as InputOf<typeof requestDocument>['form'];
        return call(requestDocument, { orderNo: about.subject, version, form }, quiet);
      }
      case 'requestClosing':
        return call(closeDocumentRequest, { orderNo: about.subject, version, code: about.code }, quiet);
      case 'priceProposal': {
        const { subject: orderNo, replaces } = about;
        const form = values as InputOf<typeof proposePrice>['form'];
        return call(proposePrice, { orderNo, version, form, ...(replaces !== undefined && { replaces }) }, quiet);
      }
      case 'priceApproval':
      case 'priceReturn': {
        const decision = about.kind === 'priceApproval' ? 'approved' : 'returned';
        const { subject: orderNo, price: id } = about;
        return call(decidePrice, { orderNo, version, id, decision, comment: value('comment') }, quiet);
      }
      case 'costRecording':
      case 'costCorrection':
      case 'costWithdrawal':
        return sendCost(page, about, values);
      case 'billDraft': {
        const { subject: orderNo, content } = about;
        const corrections = billCorrections(content, values);
        return call(issueBill, { orderNo, version, seen: seen.bill!, corrections, note: value('note') }, quiet);
      }
      case 'billRelease': {
        const given = {
          releaseKind: value('releaseKind'),
          billOfLadingNo: value('billOfLadingNo'),
          note: value('note'),
        };
        const form = given as InputOf<typeof releaseBill>['form'];
        return call(releaseBill, { orderNo: about.subject, version, seen: seen.bill!, form }, quiet);
      }
      case 'trackEntry': {
        const { subject: orderNo, classifier } = about;
        const form = { at: '', ...values } as InputOf<typeof enterTrack>['form'];
        return call(enterTrack, { orderNo, version, classifier, form }, quiet);
      }
      case 'trackTable':
        return sendTrackTable(page, file!, about.unmapped ? columnsSaid(about.unmapped, values) : []);
      case 'document': {
        const { subject: orderNo, replaces } = about;
        const kind = replaces
          ? { replaces: replaces.id }
          : { paperCode: value('paperCode') === otherPaper ? '' : value('paperCode') };
        const document = { orderNo, fileName: file!.name, ...kind, content: withBytes(file!) };
        return call(uploadDeskDocument, document, quiet);
      }
      case 'invoice': {
        const [orderNo, invoiceNo] = [about.subject, value('invoiceNo')];
        const { requestedAt = '' } = seen;
        const invoice = { orderNo, requestedAt, invoiceNo, fileName: file!.name, content: withBytes(file!) };
        return call(issueOrderInvoice, invoice, quiet);
      }
      case 'passing':
        return call(decideApplication, { id: about.subject, passes: true }, quiet);
      case 'rejecting':
        return call(decideApplication, { id: about.subject, passes: false, reason: value('reason') }, quiet);
      case 'answer':
        return call(answerEnquiry, { enquiryNo: about.subject, answer: value('answer') }, quiet);
      case 'offerReply':
        return call(noteOffer, { enquiryNo: about.subject, version, kind: 'replied', text: value('answer') }, quiet);
      case 'offerWon':
      case 'offerLost': {
        const kind = about.kind === 'offerWon' ? 'won' : 'lost';
        return call(noteOffer, { enquiryNo: about.subject, version, kind, text: value('reason') }, quiet);
      }
      case 'ordinary':
      case 'declare':
      case 'reject': {
        const { kind: decision, subject: orderNo, finding } = about;
        const given = { reason: value('reason'), ...(decision === 'declare' && { dueAt: value('dueAt') }) };
        return call(answerFinding, { orderNo, version, finding, decision, ...given }, quiet);
      }
      case 'goodsNaming': {
        const { unNumber, properShippingName } = about;
        const own = seen.names?.find(
          (each) => each.unNumber === unNumber && each.properShippingName === properShippingName,
        );
        const names = { formerZh: own?.nameZh, nameZh: value('nameZh') };
        return call(correctGoodsName, { unNumber, properShippingName, ...names }, quiet);
      }
      case 'contractAdding':
        return call(addContract, { form: values as InputOf<typeof addContract>['form'] }, quiet);
      case 'contractChange': {
        const form = values as InputOf<typeof changeContract>['form'];
        return call(changeContract, { id: about.subject, version, form }, quiet);
      }
      case 'contractEnding':
        return call(endContract, { id: about.subject, version, form: { reason: value('reason') } }, quiet);
      case 'contractRate': {
        const form = values as InputOf<typeof addContractRate>['form'];
        const former = about.replaces && { replaces: about.replaces.id };
        return call(addContractRate, { id: about.subject, version, form, ...former }, quiet);
      }
      case 'contractRateEnding': {
        const { subject: id, rate } = about;
        return call(endContractRate, { id, version, rate: rate.id, form: { reason: value('reason') } }, quiet);
      }
      case 'accountTerms':
      case 'accountOverride':
      case 'accountBill':
      case 'accountCredit':
      case 'accountAllocation':
      case 'allocationUndoing':
      case 'paymentRefund':
      case 'paymentClosing':
      case 'refundApproval':
      case 'refundReturn':
      case 'refundTransfer':
      case 'receiptEntry':
      case 'receiptReversal':
        return sendAccountAct(page, about, version, values);
      case 'staffAdding':
        return call(addStaff, { login: value('login'), name: value('name'), role: value('role') as StaffRole }, quiet);
      case 'staffRole': {
        const { id, state } = about.member;
        return call(changeStaff, { id, role: value('role') as StaffRole, disabled: state === 'disabled' }, quiet);
      }
      case 'staffDisabling':
      case 'staffEnabling': {
        const { id, role } = about.member;
        return call(changeStaff, { id, role, disabled: about.kind === 'staffDisabling' }, quiet);
      }
      case 'staffResetting':
        return call(resetStaff, { id: about.member.id }, quiet);
      default:
        return about satisfies never;
    }
  };

/** The form of one act, with its request. */
export const formWith = (page: DeskPage) =>
  deskFormMachine.provide({
    actors: requests<DeskFormRequests>({ sendForm: sendWith(page) }),
    actions: { focusProblem: (_, { problems }) => focusField(Object.keys(problems)) },
  });
