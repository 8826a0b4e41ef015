import type { DeskFormAbout } from '#machines/desk/deskFormRules.ts';
import type { ReplayData } from '#flows';
import { application, clerk, ofOrder, reviewedOrder } from '#stories/desk/deskSamples.ts';

const { orderNo } = reviewedOrder;
const of = (command: Extract<DeskFormAbout, { kind: 'command' }>['command']) =>
  ({ kind: 'command', subject: orderNo, command, line: 'fcl' }) as const;

/** Inputs and events of journeys that the models of single machines do not need. */
export const journeyData: Omit<ReplayData, 'models'> = {
  inputs: {
    deskForm: {
      signingIn: {
        about: { kind: 'signIn' },
        values: { login: clerk.login, password: 'nine tons of methanol', totp: '123456' },
      },
      accepting: { about: of('order.accepted'), values: { note: '已向船公司订舱' } },
      releasing: { about: of('space.released'), values: { carrierBookingNo: 'COSU6123456789' } },
      departing: {
        about: of('transport.departed'),
        values: { vessel: 'COSCO SHIPPING ARIES', voyage: '031W', at: '2026-03-01T09:30' },
      },
      passing: { about: { kind: 'passing', subject: 'a1' } },
    },
    deskSubject: { application: { about: 'application', subject: 'a1' } },
  },
  samples: {
    desk: [{ type: 'place.requested', place: { about: 'order', subject: orderNo } }],
    deskSubject: [
      {
        type: 'xstate.done.actor.fetchSubject',
        actorId: 'fetchSubject',
        output: { about: 'application', application },
      },
      { type: 'xstate.done.actor.fetchResult', actorId: 'fetchResult', output: ofOrder(reviewedOrder) },
      { type: 'act.chosen', form: of('order.accepted') },
      { type: 'xstate.done.actor.form', actorId: 'form', output: undefined },
    ],
  },
};
