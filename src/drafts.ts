import type { FclDraft, FclForm } from '#contract/order.ts';
import { fclDraft } from '#contract/order.ts';
import { blankCargo, blankForm } from './booking/blankForm.ts';
import { readLocal, writeLocal } from './browser.ts';

const draftKey = (sailingId: string) => `draft.fcl.${sailingId}`;

const kindOf = (value: unknown) => (typeof value === 'number' ? 'string' : typeof value);

/** Whether a value has at least the model's fields, of the same kinds; numbers may be typed text, nothing in the model stands for anything. */
const fits = (model: unknown, value: unknown): boolean => {
  if (model === null || model === undefined) return true;
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((item) => model.length === 0 || fits(model[0], item));
  if (typeof model !== 'object') return kindOf(model) === kindOf(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(model).every(([name, part]) => fits(part, (value as Record<string, unknown>)[name]))
  );
};

const isForm = (value: FclForm): boolean =>
  fits(blankForm({ sailingId: '', isDanger: 'N' }), value) &&
  value.cargo.every((line) => line.dangerous === null || fits(blankCargo(true), line));

/** The draft kept on this device for a sailing, or a new one; what storage holds is foreign input and discarded where it does not fit. */
export const openDraft = (sailingId: string, start: Omit<Parameters<typeof blankForm>[0], 'sailingId'>): FclDraft => {
  const kept = fclDraft.safeParse(readLocal(draftKey(sailingId)));
  if (kept.success && isForm(kept.data.form) && kept.data.form.sailingId === sailingId) return kept.data;
  return { version: 1, key: crypto.randomUUID(), form: blankForm({ sailingId, ...start }) };
};

export const storeDraft = (draft: FclDraft): void => writeLocal(draftKey(draft.form.sailingId), draft);

export const dropDraft = (draft: FclDraft): void => writeLocal(draftKey(draft.form.sailingId), undefined);
