import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { ApiError, apiErrorMessage, codes } from '#contract/protocol/apiError.ts';
import { msUntil } from '#machines/support/countdown.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

/** The problems that remain after an edit; an edit of any row of `rows` clears those of all rows, which depend on each other. */
export const problemsAfter = <Form extends object>(
  problems: Problems,
  before: Form,
  after: Form,
  rows: string,
): Problems => {
  const changed = changedPaths(before, after);
  const isOf = (path: string) =>
    changed.some((each) => path.startsWith(each) || (each.startsWith(rows) && path.startsWith(rows)));
  return Object.fromEntries(Object.entries(problems).filter(([path]) => !isOf(path)));
};

/** What a page knows of the stored paper: its last version, 0 before the first, and when its draft was saved, if there is one. */
export interface KnownPaper {
  after: number;
  savedAt: string | null;
}

/** The values that a tab has not saved, with what their page knew. */
export interface TypedPaper<Form> extends KnownPaper {
  form: Form;
}

/** A paper as it is saved or submitted. */
export interface SentPaper<Form> extends TypedPaper<Form> {
  orderNo: string;
}

/** What a page knows that fetched an order with its paper. */
export const knownOf = <Order, Version extends { version: number }>({
  order,
  stored: { versions, savedAt },
}: {
  order: Order;
  stored: { versions: readonly Version[]; savedAt?: string | undefined };
}): KnownPaper & { order: Order; versions: readonly Version[] } => ({
  order,
  versions,
  after: versions.at(-1)?.version ?? 0,
  savedAt: savedAt ?? null,
});

/** What is sent of a paper that is shown. */
export const sentOf = <Form>({ orderNo, after, savedAt, form }: SentPaper<Form>): SentPaper<Form> => ({
  orderNo,
  after,
  savedAt,
  form,
});

/** Whether another page saved or submitted something else meanwhile, or the cut-off passed. */
export const isOvertaken = (_: unknown, { error }: { error: unknown }): boolean =>
  error instanceof ApiError && error.code === codes.conflict;

/** The message of a rejected form, at its field if the service named one. */
export const rejection = (error: unknown): { errorMessage: string; problems?: Problems } => {
  const path = error instanceof ApiError ? error.field?.replace(/^form\./, '') : undefined;
  const messageZh = apiErrorMessage(error) ?? '';
  return { errorMessage: messageZh, ...(path !== undefined && { problems: { [path]: { messageZh } } }) };
};

const minuteMs = 60_000;

/** The milliseconds until the next minute is shown, or the cut-off passes. */
export const minuteOrCutOffMs = (deadline: string | undefined): number => {
  const left = deadline === undefined ? minuteMs : msUntil(Date.parse(deadline));
  return left > 0 ? Math.min(left, minuteMs) : minuteMs;
};

const submitting = [
  { guard: 'isFit', target: 'submitting', actions: 'clearErrorMessage' },
  {
    guard: 'isOpen',
    actions: [
      'showProblems',
      { type: 'focusProblem', params: ({ context }: { context: { problems: Problems } }) => context },
    ],
  },
] as const;

/** Shows why a request was rejected. */
export const setError = {
  type: 'setErrorMessage',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** The transitions of the events that edit a paper: it is stored in the tab, and saved after a pause. */
export const editsOf = <Edit extends { type: string }>(edits: readonly Edit['type'][]) => {
  const params = ({ event }: { event: Edit }) => event;
  const guard = { type: 'isPossible', params } as const;
  const stored = [{ type: 'applyEdit', params }, 'storeTyped'] as const;
  const each = <Transition>(transition: Transition) =>
    Object.fromEntries(edits.map((edit) => [edit, transition])) as Record<Edit['type'], Transition>;
  return {
    saved: each({ guard, target: 'typing', reenter: true, actions: ['clearErrorMessage', ...stored] } as const),
    // while another page was faster, the tab alone has it, and the reason stays
    stored: each({ guard, actions: stored } as const),
  };
};

/** The actions with a fetched paper: it is shown, or what is typed becomes its next draft. */
export const fetchedActions = <Fetched>() => {
  const params = ({ event }: { event: { output: Fetched } }) => event;
  return { setFetched: { type: 'setFetched', params }, setKnown: { type: 'setKnown', params } } as const;
};

interface PaperForm<Fetch, Fetched, Edits, StoredEdits, Others, Submitted, Context, Form, Version> {
  /** The request for the stored paper. */
  fetch: Fetch;
  fetched: ReturnType<typeof fetchedActions<Fetched>>;
  edits: { saved: Edits; stored: StoredEdits };
  /** The transitions of other events while the paper can be edited. */
  others?: Others;
  /** The event that submits the paper. */
  submitted: Submitted;
  /** The name of the state in which another page was faster. */
  overtaken: { description: string };
  sent: (of: { context: Context }) => SentPaper<Form>;
  /** Shows a submitted version. */
  setSubmitted: { type: 'setSubmitted'; params: (of: { event: { output: Version } }) => { output: Version } };
}

/** The region of a paper that saves itself while it is typed, and is submitted. */
export const paperForm = <
  Fetch extends string,
  Fetched,
  Edits extends object,
  StoredEdits extends object,
  const Others extends object,
  Submitted extends string,
  Context,
  Form,
  Version,
>({
  fetch,
  fetched,
  edits,
  others,
  submitted,
  overtaken,
  sent,
  setSubmitted,
}: PaperForm<Fetch, Fetched, Edits, StoredEdits, Others, Submitted, Context, Form, Version>) => {
  const both = { ...others } as Others;
  const on = { ...edits.saved, ...both, [submitted]: submitting } as Edits &
    Others &
    Record<Submitted, typeof submitting>;
  const fetching = {
    id: fetch,
    src: fetch,
    input: ({ context: { orderNo } }: { context: { orderNo: string } }) => ({ orderNo }),
    onError: { target: 'overtaken', actions: setError },
  } as const;
  const toOvertaken = {
    guard: { type: 'isOvertaken', params: ({ event }: { event: { error: unknown } }) => event },
    target: 'overtaken',
    actions: setError,
  } as const;
  const focusSubmitted = { ...setSubmitted, type: 'focusSubmitted' } as const;
  return {
    description: '填写',
    initial: 'saved',
    states: {
      saved: { description: '已保存', on },
      typing: { description: '正在填写', on, after: { pause: 'saving' } },
      saving: {
        description: '保存中',
        on,
        invoke: {
          id: 'saveDraft',
          src: 'saveDraft',
          input: sent,
          onDone: { target: 'saved', actions: 'clearTyped' },
          onError: [toOvertaken, { target: 'unsaved' }],
        },
      },
      unsaved: {
        description: '未能保存，留存在本页',
        tags: 'unsaved',
        on: { ...on, 'retry.requested': { guard: 'isEditable', target: 'saving' } },
        after: { retryPause: { guard: 'isEditable', target: 'saving' } },
      },
      overtaken: {
        ...overtaken,
        tags: ['conflict', 'unsaved'],
        entry: 'storeTyped',
        exit: 'clearErrorMessage',
        on: {
          ...edits.stored,
          ...both,
          'stored.taken': { target: 'taking', actions: 'clearTyped' },
          'typed.kept': { guard: 'isEditable', target: 'keeping' },
        },
      },
      taking: {
        description: '取已保存的内容',
        tags: ['busy', 'conflict'],
        invoke: { ...fetching, onDone: { target: 'saved', actions: fetched.setFetched } },
      },
      keeping: {
        description: '核对已保存的内容',
        tags: ['busy', 'conflict'],
        invoke: { ...fetching, onDone: { target: 'saving', actions: [fetched.setKnown, 'storeTyped'] } },
      },
      submitting: {
        description: '提交中',
        tags: 'busy',
        invoke: {
          id: 'submit',
          src: 'submit',
          input: sent,
          onDone: { target: 'saved', actions: ['clearTyped', setSubmitted, focusSubmitted] },
          onError: [toOvertaken, { target: 'typing', actions: setError }],
        },
      },
    },
  } as const;
};

/** The region of a paper that follows its cut-off; `late` has the name of the state after it. */
export const cutOffClock = (late: { description: string }) =>
  ({
    initial: 'reading',
    states: {
      reading: {
        description: '按时间决定',
        entry: 'readClock',
        always: [
          { guard: 'isOpen', target: 'open' },
          { guard: 'isEarly', target: 'early' },
          { guard: 'isLate', target: 'late' },
          { target: 'over' },
        ],
      },
      early: { description: '订单未受理，可先填写', after: { minuteOrCutOff: 'reading' } },
      open: { description: '可提交', after: { minuteOrCutOff: 'reading' } },
      late,
      over: { description: '已离港或已结束' },
    },
  }) as const;
