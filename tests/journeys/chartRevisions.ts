import { setup } from 'xstate';
import { request, effect } from '#machines/effects.ts';
import { chartOfMachine } from '#stories/tooling/charts/chart.ts';

const doorSetup = (pause: number) =>
  setup({
    types: {} as { events: { type: 'door.pushed' } | { type: 'door.pulled' } | { type: 'bell.rung' } },
    actors: { openDoor: request<() => Promise<null>>(), findKey: request<() => Promise<null>>() },
    guards: { isUnlocked: () => true, isHome: () => true },
    actions: { ring: effect(), light: effect() },
    delays: { pause },
  });

/** The chart of a door. */
export const former = chartOfMachine(
  'door',
  doorSetup(1_000).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.pushed': [{ guard: 'isUnlocked', target: 'opening' }, { target: 'jammed' }],
          'bell.rung': { actions: 'ring' },
        },
      },
      opening: { invoke: { id: 'openDoor', src: 'openDoor', onDone: 'open' } },
      open: { on: { 'door.pulled': 'closed' }, after: { pause: 'closed' } },
      jammed: { on: { 'door.pulled': 'closed' } },
    },
  }),
);
/** The chart of the same door, after its machine was changed. */
export const newer = chartOfMachine(
  'door',
  doorSetup(2_000).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.pushed': [{ guard: 'isHome', target: 'opening' }, { target: 'locked' }],
          'bell.rung': { actions: ['ring', 'light'] },
        },
      },
      opening: { entry: 'light', invoke: { id: 'openDoor', src: 'openDoor', onDone: 'open' } },
      open: { on: { 'door.pulled': 'closed' }, after: { pause: 'closed' } },
      locked: { invoke: { id: 'findKey', src: 'findKey', onDone: 'opening' } },
    },
  }),
);
