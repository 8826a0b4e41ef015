import type { OrderForm } from '#contract/booking/orderForm.ts';
import type { OrderDraft, Prefilled, PrefillSource } from '#contract/booking/orderDraft.ts';
import { packingEstimates } from '#contract/booking/packingEstimates.ts';
import { derivedValues } from '#contract/booking/edits/derived.ts';
import { changedPaths, liesIn, valueAt } from '#contract/booking/edits/formPath.ts';
import type { OrderEdit, PastEdit } from '#contract/booking/edits/orderEdit.ts';
import { applyEdit } from '#contract/booking/edits/applyEdit.ts';
import type { BookingContext } from './bookingContext.ts';
import { dangerousPathsToFill, problemsAfter } from './bookingRules.ts';
import type { LookedUp } from './typedGoods.ts';

/** The number of edits that can be undone. */
const pastMax = 50;

type Editing = Pick<BookingContext, 'service' | 'draft' | 'quote' | 'problems' | 'past' | 'lastGoods'>;

/** The path of the text by which a cargo item is looked up in the list. */
const lookupPath = (index: number) => `cargo.${index}.dangerous.unNumber`;

/** The field that an edit types into; undefined if it is not typing. */
const typedInto = (edit: OrderEdit): string | undefined => {
  switch (edit.type) {
    case 'field.changed':
      return edit.path;
    case 'item.quantityChanged':
      return `items.${edit.code}`;
    case 'goods.searched':
      return lookupPath(edit.index);
    default:
      return undefined;
  }
};

/** Whether an edit continues typing into the field of the last one; both are undone together. */
const goesOn = (last: PastEdit | undefined, edit: OrderEdit): last is PastEdit =>
  last !== undefined && typedInto(edit) !== undefined && typedInto(last.edit) === typedInto(edit);

/** Whether an edit would change the form. */
export const canEdit = ({ service, draft, quote, past, lastGoods }: Editing, edit: OrderEdit): boolean =>
  draft !== undefined &&
  quote !== undefined &&
  applyEdit(draft.form, edit, { service, quote, past, lastGoods }) !== draft.form;

/** Whether a cargo item still has the text that was looked up, and no entry. */
export const hasTyped = ({ draft }: Pick<Editing, 'draft'>, { index, text }: LookedUp): boolean => {
  const details = draft?.form.cargo[index]?.dangerous;
  return details?.unNumber === text && details.listed === undefined;
};

/** The problems, with one added if the text matches no entry of the list, or several. */
export const withUnresolved = ({ problems }: Pick<Editing, 'problems'>, found: LookedUp): Editing['problems'] =>
  'messageZh' in found ? { ...problems, [lookupPath(found.index)]: { messageZh: found.messageZh } } : problems;

/** The origin of a changed form's values: changed ones are typed, unless they follow from others or are former goods. */
const prefilledAfter = (
  { draft, quote, service, lastGoods }: Editing,
  form: OrderForm,
  { paths, edit }: { paths: readonly string[]; edit: OrderEdit | undefined },
): Prefilled | undefined => {
  if (!draft || !quote) return undefined;
  const derived = derivedValues({ service, quote, lastGoods }, form);
  const kept = Object.entries(draft.prefilled ?? {}).filter(([at]) => !paths.some((path) => liesIn(at, path)));
  const estimates = packingEstimates(service, form);
  const isEstimate = (path: string): boolean =>
    valueAt(form, path) === estimates[path]?.value &&
    (edit?.type === 'proposal.accepted' || draft.prefilled?.[path] === 'estimate');
  const noted = paths.flatMap((path): [string, PrefillSource][] => {
    const value = valueAt(form, path);
    const isFollowing = value === derived[path] && !(edit?.type === 'field.changed' && edit.path === path);
    const isRepeated = edit?.type === 'goods.repeated' || edit?.type === 'goods.chosen';
    if (typeof value !== 'string' || value === '') return [];
    if (isFollowing) return [[path, 'derived']];
    if (isEstimate(path)) return [[path, 'estimate']];
    return isRepeated && /packagingCode|hsCode|details/.test(path) ? [[path, 'order']] : [];
  });
  return Object.fromEntries([...kept, ...noted]);
};

const withForm = (editing: Editing, form: OrderForm, past: readonly PastEdit[], edit?: OrderEdit) => {
  const { draft, problems } = editing;
  if (!draft) return {};
  const paths = changedPaths(draft.form, form);
  const prefilled = prefilledAfter(editing, form, { paths, edit });
  const { prefilled: _, ...before } = draft;
  const isNoted = Object.keys(prefilled ?? {}).length > 0;
  const changed = { ...before, revision: draft.revision + 1, ...(isNoted && { prefilled }), form };
  return {
    draft: changed,
    problems: problemsAfter({ ...editing, draft: changed }, problems, paths),
    past,
    errorMessage: undefined,
  };
};

/** The booking after one command; typing into one field counts as one command. */
export const edited = (editing: Editing, edit: OrderEdit) => {
  const { service, draft, quote, past, lastGoods } = editing;
  if (!draft || !quote) return {};
  const last = past.at(-1);
  // typing applies to the form it began with, so that a half-typed number of containers does not move cargo permanently
  const [begun, before] = goesOn(last, edit) ? [last.form, past.slice(0, -1)] : [draft.form, past];
  const { prefilled } = draft;
  const form = applyEdit(begun, edit, { service, quote, past: before, lastGoods, prefilled });
  return withForm(editing, form, form === begun ? before : [...before, { form: begun, edit }].slice(-pastMax), edit);
};

/** The booking before the last command. */
export const undone = (editing: Editing) => {
  const last = editing.past.at(-1);
  return last ? withForm(editing, last.form, editing.past.slice(0, -1)) : {};
};

/** This tab's draft, to be stored over another tab's change. */
export const ownVersion = ({ draft, theirs }: Pick<BookingContext, 'draft' | 'theirs'>): OrderDraft | undefined =>
  draft && { ...draft, revision: Math.max(draft.revision, theirs?.revision ?? 0) + 1 };

const transition = {
  guard: { type: 'isPossible', params: ({ event }: { event: OrderEdit }) => event },
  actions: [
    { type: 'applyEdit', params: ({ event }: { event: OrderEdit }) => event },
    { type: 'storeDraft', params: ({ context }: { context: BookingContext }) => context },
    'reportCargo',
  ],
} as const;

type Declared = Extract<OrderEdit, { type: 'dangerousGoods.declared' }>;

/** A proposed entry fills in the values of the list; the first field that only the shipper can fill in takes the focus. */
const declared = {
  ...transition,
  actions: [
    ...transition.actions,
    {
      type: 'focusDeclared',
      params: ({ context, event: { index, goods } }: { context: BookingContext; event: Declared }) => ({
        paths: goods ? dangerousPathsToFill(context, index) : [],
      }),
    },
  ],
} as const;

/** Transitions for every edit command: apply and store it at once if it changes the form. */
export const onEdit = {
  'field.changed': transition,
  'container.added': transition,
  'container.removed': transition,
  'item.quantityChanged': transition,
  'item.chosen': transition,
  'cargo.added': transition,
  'cargo.pasted': transition,
  'cargo.copied': transition,
  'cargo.removed': transition,
  'cargo.moved': transition,
  'dangerousGoods.declared': declared,
  'dangerousGoods.withdrawn': transition,
  'goods.searched': transition,
  'goods.chosen': transition,
  'goods.repeated': transition,
  'proposal.accepted': transition,
  'sheetValues.accepted': transition,
  'remedy.applied': transition,
  'document.promised': transition,
  'document.withdrawn': transition,
  'notifyParty.sharedWithConsignee': transition,
  'notifyParty.namedSeparately': transition,
  'party.chosen': transition,
  'party.left': transition,
  'template.applied': transition,
  'protocol.agreed': transition,
  'protocol.withdrawn': transition,
} as const satisfies Record<OrderEdit['type'], typeof transition | typeof declared>;

const given = ({ event }: { event: LookedUp }): LookedUp => event;

/**
 * The transitions for goods that were looked up: chosen and stored if they match the typed text; otherwise its field
 * shows the reason.
 */
export const onLookedUp = [
  {
    guard: { type: 'isMeant', params: given },
    actions: [
      { type: 'chooseMeant', params: given },
      { type: 'storeDraft', params: ({ context }: { context: BookingContext }) => context },
      'reportCargo',
    ],
  },
  { guard: { type: 'isUnresolved', params: given }, actions: { type: 'setUnresolved', params: given } },
] as const;
