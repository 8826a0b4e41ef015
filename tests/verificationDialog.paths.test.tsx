import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { verificationMachine } from '#machines/verification.ts';
import { copy } from '#src/copy.ts';
import { identityCopy } from '#src/identityCopy.ts';
import { pathsOf, titled } from './support/paths.ts';
import { application, chooseLicence, detail, reason, verificationView } from './support/verificationStage.tsx';
import { walk } from './support/walk.tsx';

const words = identityCopy.verification;
const named = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const heading = (name: string) => page.getByRole('heading', { name });
const paths = pathsOf(verificationMachine, {
  samples: [
    { type: 'verification.requested' },
    { type: 'application.begun' },
    { type: 'retry.requested' },
    { type: 'dialog.closed' },
  ],
  outcomes: {
    fetchDetail: { done: [detail('NONE'), detail('REVIEWING'), detail('REJECTED'), detail('PASS')] },
    licence: { done: [undefined] },
  },
  possible: (event, _, state) => event.type !== 'dialog.closed' || !state.matches('closed'),
});

test('the paths', () => {
  expect(paths.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "verification.requested → dialog.closed → closed",
      "verification.requested → fetchDetail answers → dialog.closed → closed",
      "verification.requested → fetchDetail answers → licence answers → reviewing.waiting",
      "verification.requested → fetchDetail answers #2 → dialog.closed → closed",
      "verification.requested → fetchDetail answers #3 → dialog.closed → closed",
      "verification.requested → fetchDetail answers #3 → application.begun → applying",
      "verification.requested → fetchDetail answers #4 → dialog.closed → closed",
      "verification.requested → fetchDetail fails → dialog.closed → closed",
      "verification.requested → fetchDetail fails → retry.requested → opening",
      "verification.requested → fetchDetail answers #2 → after reviewPause → dialog.closed → closed",
      "verification.requested → fetchDetail answers #2 → after reviewPause → fetchDetail answers → reviewing.waiting",
      "verification.requested → fetchDetail answers #2 → after reviewPause → fetchDetail answers #2 → reviewing.waiting",
      "verification.requested → fetchDetail answers #2 → after reviewPause → fetchDetail answers #3 → rejected",
      "verification.requested → fetchDetail answers #2 → after reviewPause → fetchDetail answers #4 → passed",
      "verification.requested → fetchDetail answers #2 → after reviewPause → fetchDetail fails → reviewing.waiting",
    ]
  `);
});

test.each(titled(paths))('%s', async (_, path) => {
  await walk(verificationMachine, path, {
    view: verificationView,
    gestures: {
      'application.begun': () => named(words.rejected.again).click(),
      'retry.requested': () => named(words.retry).click(),
      'dialog.closed': () => named(copy.close).click(),
    },
    // the auth notice and the header open it
    world: ['verification.requested'],
    flows: () => {
      const { machine, finish } = application();
      return { licence: { logic: machine, finish } };
    },
    see: (state) => {
      const seen = {
        closed: !shown(heading(words.title)),
        opening: shown(page.getByText(words.loading)),
        unavailable: shown(page.getByText(words.unavailable)),
        applying: shown(chooseLicence()),
        reviewing: shown(heading(words.reviewing.title)),
        rejected: shown(page.getByText(words.rejected.reason(reason))),
        passed: shown(page.getByText(words.passed.lead)),
      };
      const value = typeof state.value === 'string' ? state.value : 'reviewing';
      expect(Object.entries(seen).filter(([, isSeen]) => isSeen)).toEqual([[value, true]]);
    },
  });
});
