import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { deskMessages } from '#src/features/desk/messages.ts';
import { enquiry } from '#stories/desk/deskSamples.ts';
import model from '#stories/tooling/models/DeskSubject.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

walkEvery(model, (state) => {
  const { about, detail, newer, openDocument, errorMessage, act } = state.context;
  const isRejected = state.matches({ shown: 'acting' }) && act?.errorMessage !== undefined;
  const isEnquiry = detail !== undefined && about === 'enquiry';
  expect(page.getByText(enquiry.content.goods).elements()).toHaveLength(isEnquiry ? 1 : 0);
  expect(page.getByRole('complementary').elements()).toHaveLength(openDocument === undefined ? 0 : 1);
  const forms = state.matches({ shown: 'acting' }) || state.matches({ shown: 'pricing' }) ? 2 : 1;
  expect(page.getByText(deskMessages.newer.title).elements()).toHaveLength(Number(newer !== undefined && forms === 2));
  expect(page.getByRole('form').elements()).toHaveLength(detail === undefined ? 0 : forms);
  expect(page.getByRole('alert').elements()).toHaveLength(Number(isRejected) + Number(errorMessage !== undefined));
  expect(page.getByRole('article').element().ariaBusy).toBe(String(state.hasTag('busy')));
});
