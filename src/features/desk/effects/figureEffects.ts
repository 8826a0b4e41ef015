import { placeAddress } from '#contract/desk/deskAddress.ts';
import { recordCost, withdrawCost } from '#contract/desk/figures/costs.ts';
import { deskFigures } from '#contract/desk/figures/figures.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import type { DeskFiguresRequests } from '#machines/desk/deskFigures.ts';
import { deskFiguresMachine } from '#machines/desk/deskFigures.ts';
import type { DeskFormAbout, DeskValues } from '#machines/desk/deskFormRules.ts';
import { requests } from '#machines/effects.ts';
import type { Caller } from '#src/api/client.ts';
import { focusField } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

type CostAbout = Extract<DeskFormAbout, { kind: 'costRecording' | 'costCorrection' | 'costWithdrawal' }>;

/** Sends the form of a cost: recorded, corrected or withdrawn. */
export const sendCost = async (
  { call }: Pick<Caller, 'call'>,
  about: CostAbout,
  values: DeskValues,
): Promise<unknown> => {
  const { reason = '', ...line } = values;
  const { subject: orderNo } = about;
  if (about.kind === 'costWithdrawal') return call(withdrawCost, { orderNo, id: about.cost, reason }, quiet);
  const form = line as InputOf<typeof recordCost>['form'];
  const corrects = about.kind === 'costCorrection' ? { corrects: { id: about.cost, reason } } : {};
  return call(recordCost, { orderNo, id: about.id, form, ...corrects }, quiet);
};

/** The figures of the desk with their effects. */
export const figuresWith = ({ call }: Pick<Caller, 'call'>) =>
  deskFiguresMachine.provide({
    actors: requests<DeskFiguresRequests>({ fetchFigures: async (of) => call(deskFigures, of, quiet) }),
    actions: {
      // what is shown has an address, but each change is no page to go back to
      showAddress: (_, { place }) => history.replaceState(null, '', placeAddress(place)),
      focusProblem: (_, { problems }) => focusField(Object.keys(problems)),
    },
  });
