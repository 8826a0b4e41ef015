import { contractList } from '#contract/desk/contractDesk.ts';
import { importContractRates, previewContractRates } from '#contract/desk/rateSheetDesk.ts';
import { answerTender, previewTenderAnswer, readTender, tenderList } from '#contract/desk/tenderDesk.ts';
import type { DeskContractsRequests, RatesUpload } from '#machines/desk/deskContracts.ts';
import { deskContractsMachine } from '#machines/desk/deskContracts.ts';
import type { DeskTendersRequests } from '#machines/desk/deskTenders.ts';
import { deskTendersMachine } from '#machines/desk/deskTenders.ts';
import { requests } from '#machines/effects.ts';
import { focusOnceShown, withBytes } from '#src/platform/pageActions.ts';
import type { DeskPage } from './formEffects.ts';
import { formWith } from './formEffects.ts';

const quiet = { quiet: true };

const sheetOf = ({ id, version, file }: RatesUpload) => ({
  id,
  version: String(version),
  fileName: file.name,
  content: withBytes(file),
});

export const contractsWith = (page: DeskPage) =>
  deskContractsMachine.provide({
    actors: {
      ...requests<DeskContractsRequests>({
        fetchContracts: async (of) => page.call(contractList, of, quiet),
        previewRates: async (of) => page.call(previewContractRates, sheetOf(of), quiet),
        importRates: async (of) => page.call(importContractRates, sheetOf(of), quiet),
      }),
      form: formWith(page),
    },
    actions: { focusSheet: (_, { place }) => focusOnceShown([place]) },
  });

export const tendersWith = (page: DeskPage) =>
  deskTendersMachine.provide({
    actors: requests<DeskTendersRequests>({
      fetchTenders: async (of) => page.call(tenderList, of, quiet),
      readTender: async (of) => page.call(readTender, of, quiet),
      previewAnswer: async (of) => page.call(previewTenderAnswer, sheetOf(of), quiet),
      sendAnswer: async (of) => page.call(answerTender, sheetOf(of), quiet),
    }),
    actions: { focusSheet: (_, { place }) => focusOnceShown([place]) },
  });
