import { creditMessages } from '#server/enterprise/ledger/messages.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { DeskAccountsActor } from '#machines/desk/deskAccounts.ts';
import { deskAccountsMachine } from '#machines/desk/deskAccounts.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskAccounts } from '#src/features/desk/DeskAccounts.tsx';
import { accountMessages as messages } from '#src/features/desk/messages/accounts.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { account, accountRows, dues, receipts } from '#stories/desk/accountSamples.ts';
import { deskNow } from '#stories/desk/deskSamples.ts';
import { modelOf, page, settled, userEvent, withRecordedEffects } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const { enterpriseId: id, companyZh } = account;
const [{ id: allocationId, fromNo, billNo } = { id: '', fromNo: '', billNo: '' }] = account.allocations;
const about = { kind: 'allocationUndoing', subject: id, allocationId } as const;
const outdated = {
  values: { reason: '核错账单' },
  messageZh: creditMessages.changedBy('陈静', '2026-03-02 09:30', '撤销核销'),
};
const [receipt] = receipts.rows;
const [proposal] = receipt!.proposals;
const match = {
  id: receipt!.id,
  version: receipt!.version,
  enterpriseId: id,
  allocations: proposal!.allocations.map(({ billId, amount }) => ({ billId, amount })),
};
const statement = new File(['交易日期,收入金额\n'], '流水.csv');
const imported = { entered: 3, known: 1, skipped: 2, problems: [] };
const shown = { list: accountRows, receipts, dues };

export default modelOf({
  of: 'deskAccounts',
  machine: deskAccountsMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'keyword.changed', value: '华东' },
    { type: 'search.submitted' },
    { type: 'account.opened', id },
    { type: 'account.closed' },
    { type: 'dues.turned', to: 'next' },
    { type: 'dues.turned', to: 'former' },
    { type: 'act.chosen', form: about },
    { type: 'act.dropped' },
    { type: 'receipt.matched', match },
    { type: 'statement.chosen', file: statement },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchAccounts: { done: [shown], error },
    refetchAccounts: { done: [{ ...shown, account }], error },
    matchReceipt: { done: [{ id: match.id }], error },
    importStatement: { done: [imported], error },
    form: { done: [{ id }, { outdated }] },
  },
  possible: (
    event,
    { openId, account: read, errorMessage, keyword, sought, outdated: missed, imported: done, dueCursors },
  ) => {
    const { type } = event;
    // from the second page of bills only back
    if (dueCursors.length > 0 && !type.startsWith('xstate.') && (type !== 'dues.turned' || event.to === 'next'))
      return false;
    if (type === 'account.opened') return openId === undefined;
    if (type === 'account.closed') return openId !== undefined;
    if (type === 'act.chosen') return read !== undefined;
    if (done) return false;
    if (type === 'statement.chosen')
      return openId === undefined && errorMessage === undefined && keyword === '' && sought === '' && !missed && !done;
    if (type === 'receipt.matched' || type === 'dues.turned')
      return read !== undefined && errorMessage === undefined && keyword === '' && sought === '' && !missed;
    // without an open company the response would contain another one
    return type !== 'retry.requested' || (errorMessage !== undefined && (read === undefined || openId !== undefined));
  },
  keep: ({ openId, account: read, sought, keyword, errorMessage, outdated: missed, imported: done, dueCursors }) => [
    done,
    dueCursors.length,
    openId,
    read?.version,
    sought,
    keyword,
    errorMessage,
    missed?.messageZh,
  ],
  play: () => {
    const form = withRecordedEffects(deskFormMachine);
    const finish = async (output: unknown) => {
      await page.getByRole('textbox', { name: deskMessages.fields.reason }).fill(outdated.values.reason);
      await named(deskMessages.forms.allocationUndoing.submit).click();
      const sent = form.requests.sendForm?.at(-1);
      if (output !== null && typeof output === 'object' && 'outdated' in output)
        sent?.reject(apiErrorAt(versionField, codes.conflict, outdated.messageZh));
      else sent?.resolve(output);
      await settled();
    };
    return {
      view: (actor: DeskAccountsActor) => <DeskAccounts actor={actor} now={deskNow} />,
      flows: { form: { logic: form.machine, finish } },
      gestures: {
        'keyword.changed': ({ value }) => page.getByRole('searchbox', { name: messages.keyword }).fill(value),
        'search.submitted': () => named(messages.search).click(),
        'account.opened': () => named(messages.openOf(companyZh)).click(),
        'account.closed': () => named(messages.closeOf(companyZh)).click(),
        'dues.turned': ({ to }) => named(deskMessages.pager[to]).click(),
        'act.chosen': () => named(messages.undoOf(fromNo, billNo)).click(),
        'act.dropped': () => named(deskMessages.drop).click(),
        'receipt.matched': () => named(messages.acceptOf(receipt!.receiptNo, companyZh)).click(),
        'statement.chosen': ({ file }) => userEvent.upload(page.getByLabelText(messages.chooseStatement), fileOf(file)),
        'retry.requested': () => named(uiMessages.retry).click(),
      },
    };
  },
});
