import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { reason } from '#stories/auth/identitySamples.ts';
import { chooseLicence } from '#stories/tooling/models/licenceGestures.ts';
import model from '#stories/tooling/models/Verification.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const messages = enterpriseMessages.verification;
const shown = (locator: { elements: () => unknown[] }) => locator.elements().length > 0;
const heading = (name: string) => page.getByRole('heading', { name });

walkEvery(model, (state) => {
  const seen = {
    closed: !shown(heading(messages.title)),
    opening: shown(page.getByText(messages.loading)),
    unavailable: shown(page.getByText(messages.unavailable)),
    applying: shown(chooseLicence()) || shown(page.getByText(enterpriseMessages.licence.restoring)),
    reviewing: shown(heading(messages.reviewing.title)),
    rejected: shown(page.getByText(messages.rejected.lead)),
    passed: shown(page.getByText(messages.passed.lead)),
  };
  // the reason for the rejection is next to the corrected fields
  const expected = state.matches('rejected') || (state.matches('applying') && state.context.reason === reason);
  expect(shown(page.getByText(messages.rejected.reason(reason)))).toBe(expected);
  const value = typeof state.value === 'string' ? state.value : 'reviewing';
  expect(Object.entries(seen).filter(([, isSeen]) => isSeen)).toEqual([[value, true]]);
});
