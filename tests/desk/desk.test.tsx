import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { enrolmentAddress, enrolmentIn, placeAddress, placeIn, sectionsOf } from '#contract/desk/deskAddress.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { clerk, administrator } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/Desk.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

test('addresses lead to their subjects and back', () => {
  for (const place of [
    { about: 'order', subject: 'FCL1' } as const,
    { section: 'data' } as const,
    { section: 'orders', view: 'sort=due' } as const,
    undefined,
  ])
    expect(placeIn(new URL(placeAddress(place), 'http://desk').search)).toEqual(place);
  expect(placeIn('?page=other')).toBeUndefined();
  expect(enrolmentIn(new URL(enrolmentAddress('a-b_c'), 'http://desk').hash)).toBe('a-b_c');
  expect(enrolmentIn('')).toBe('');
});

const isShown = (name: string) => page.getByText(name).elements().length > 0;

walkEvery(model, (state) => {
  const formsShown = page.getByRole('form').elements().length;
  expect(formsShown).toBe(state.matches('signedOut') || state.matches({ enrolling: 'filling' }) ? 1 : 0);
  const { self } = state.context;
  expect(isShown(administrator.name)).toBe(self?.login === administrator.login);
  expect(isShown(clerk.name)).toBe(self?.login === clerk.login || state.matches({ enrolling: 'filling' }));
  // a page that a role does not have is not in the menu, and does not open by its address
  const menu = page.getByRole('navigation', { name: deskMessages.sections }).getByRole('link').elements();
  const sections = self && state.matches('signedIn') ? sectionsOf(self.role) : [];
  // the menu also has the queue; the person's own notices are next to the name
  expect(menu).toHaveLength(sections.length);
  if (self?.role !== 'administrator')
    for (const section of ['data', 'staff'] as const) expect(state.matches({ signedIn: section })).toBe(false);
  expect(page.getByRole('img', { name: deskMessages.enrolment.code }).elements()).toHaveLength(
    state.matches({ enrolling: 'filling' }) ? 1 : 0,
  );
  expect(page.getByRole('button', { name: deskMessages.back }).elements()).toHaveLength(
    state.matches({ signedIn: 'subject' }) ? 1 : 0,
  );
});
