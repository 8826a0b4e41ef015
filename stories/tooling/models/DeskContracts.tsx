import { contractMessages } from '#server/enterprise/contracts/messages.ts';
import { apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import type { DeskContractsActor } from '#machines/desk/deskContracts.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import { deskFormMachine } from '#machines/desk/deskForm.ts';
import { DeskContracts } from '#src/features/desk/DeskContracts.tsx';
import { contractMessages as messages } from '#src/features/desk/messages/contracts.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { contracts, rateSheet, ratesFit, ratesUnfit } from '#stories/desk/contractSamples.ts';
import { modelOf, page, settled, userEvent, withRecordedEffects } from '#flows';
import { fileOf } from './documentGestures.tsx';
import { named } from './named.ts';
import { serviceFailed } from './serviceFailed.ts';

const error = [serviceFailed];
const [, contract] = contracts.rows;
const { id, contractNo } = contract!;
const about = { kind: 'contractEnding', subject: id } as const;
const outdated = {
  values: { reason: '客户改约' },
  messageZh: contractMessages.changedBy('陈静', '2026-03-02 09:12', '更改备注'),
};

export default modelOf({
  of: 'deskContracts',
  machine: deskContractsMachine,
  inputs: { all: undefined },
  samples: [
    { type: 'keyword.changed', value: 'HT' },
    { type: 'search.submitted' },
    { type: 'contract.opened', id },
    { type: 'contract.closed' },
    { type: 'act.chosen', form: about },
    { type: 'act.dropped' },
    { type: 'rates.chosen', file: rateSheet },
    { type: 'import.confirmed' },
    { type: 'import.dropped' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    fetchContracts: { done: [contracts], error },
    refetchContracts: { done: [contracts], error },
    previewRates: { done: [ratesFit, ratesUnfit], error },
    importRates: { done: [{ id }], error },
    form: { done: [{ id }, { outdated }] },
  },
  possible: ({ type }, { openId, errorMessage, keyword, sought, outdated: missed }) => {
    if (type === 'contract.opened') return openId === undefined;
    if (type === 'contract.closed' || type === 'act.chosen') return openId !== undefined;
    if (type === 'rates.chosen')
      return openId !== undefined && errorMessage === undefined && keyword === '' && sought === '' && !missed;
    return type !== 'retry.requested' || errorMessage !== undefined;
  },
  keep: ({ openId, sought, keyword, errorMessage, outdated: missed, preview }) => [
    openId,
    sought,
    keyword,
    errorMessage,
    missed?.messageZh,
    preview?.problems.length,
  ],
  play: () => {
    const form = withRecordedEffects(deskFormMachine);
    const finish = async (output: unknown) => {
      await page.getByRole('textbox', { name: deskMessages.fields.reason }).fill(outdated.values.reason);
      await named(deskMessages.forms.contractEnding.submit).click();
      const sent = form.requests.sendForm?.at(-1);
      if (output !== null && typeof output === 'object' && 'outdated' in output)
        sent?.reject(apiErrorAt(versionField, codes.conflict, outdated.messageZh));
      else sent?.resolve(output);
      await settled();
    };
    return {
      view: (actor: DeskContractsActor) => <DeskContracts actor={actor} />,
      flows: { form: { logic: form.machine, finish } },
      gestures: {
        'keyword.changed': ({ value }) => page.getByRole('searchbox', { name: messages.keyword }).fill(value),
        'search.submitted': () => named(messages.search).click(),
        'contract.opened': () => named(messages.openOf(contractNo)).click(),
        'contract.closed': () => named(messages.closeOf(contractNo)).click(),
        'act.chosen': () => named(messages.end).click(),
        'act.dropped': () => named(deskMessages.drop).click(),
        'rates.chosen': ({ file }) => {
          const again = page.getByLabelText(messages.sheet.chooseAgain);
          const input = again.elements().length > 0 ? again : page.getByLabelText(messages.sheet.choose);
          return userEvent.upload(input, fileOf(file));
        },
        'import.confirmed': () => named(messages.sheet.confirm).click(),
        'import.dropped': () => named(messages.sheet.drop).click(),
        'retry.requested': () => named(uiMessages.retry).click(),
      },
    };
  },
});
