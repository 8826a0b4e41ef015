import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { isImportable } from '#machines/desk/deskDataSetup.ts';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import model from '#stories/tooling/models/DeskData.tsx';
import { walkEvery } from '#tests/support/walk.tsx';

const { preview: messages, past: pastMessages } = dataMessages;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });

walkEvery(model, (state) => {
  const { imports, preview, result, errorMessage } = state.context;
  const isShown = state.matches('shown');
  const alerts = page.getByRole('alert').elements().length;
  const isPreview = ['previewed', 'saving', 'returning', 'applying'].some((shown) => state.matches({ shown } as never));
  const hasProblems = isPreview && (preview?.problemCount ?? 0) > 0 && !isImportable(preview);
  expect(alerts).toBe(Number(errorMessage !== undefined) + Number(hasProblems));
  expect(region(pastMessages.list).elements()).toHaveLength(isShown && imports.length > 0 ? 1 : 0);
  const isPartly = (preview?.wrongRows ?? 0) > 0;
  expect(button(isPartly ? messages.confirmPartly : messages.confirm).elements()).toHaveLength(
    isPreview && isImportable(preview) ? 1 : 0,
  );
  expect(page.getByText(dataMessages.undone(3)).elements()).toHaveLength(result?.done === 'undone' ? 1 : 0);
  expect(region(dataMessages.title).element().ariaBusy).toBe(String(state.hasTag('busy')));
});
