type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * A copy of a form with the value at a dotted path (`cargo.0.grossKg`) replaced; everything off the path keeps its
 * identity.
 */
export const withValue = <Form>(form: Form, path: string, value: unknown): Form => {
  const [head, ...rest] = path.split('.');
  if (head === undefined || head === '') return value as Form;
  const inner = (form as Record<string, unknown>)[head];
  const next = rest.length > 0 ? withValue(inner, rest.join('.'), value) : value;
  if (Array.isArray(form)) return form.map((item: unknown, index) => (String(index) === head ? next : item)) as Form;
  return { ...form, [head]: next };
};

/** The value at a dotted path of a form; undefined if the path does not exist. */
export const valueAt = (form: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Fields | null | undefined)?.[name], form);

/** Whether a path is another one or leads into it. */
export const liesIn = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** The dotted paths at which two forms differ; a list whose length changed counts as one path. */
export const changedPaths = (before: unknown, after: unknown, path = ''): string[] => {
  if (Object.is(before, after)) return [];
  const isOtherLength = Array.isArray(before) && Array.isArray(after) && before.length !== after.length;
  if (!isFields(before) || !isFields(after) || isOtherLength) return [path];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changedPaths(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
};

/** The names of the fields at which two forms differ, each once. */
export const changedNames = (before: unknown, after: unknown, nameOf: (path: string) => string): string[] => [
  ...new Set(changedPaths(before, after).map(nameOf)),
];
