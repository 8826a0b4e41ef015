/** A copy of a form with the value at a dotted path (`cargo.0.grossKg`) replaced; all that is not on the path stays the same object. */
export const withValue = <Form>(form: Form, path: string, value: unknown): Form => {
  const [head, ...rest] = path.split('.');
  if (head === undefined || head === '') return value as Form;
  const inner = (form as Record<string, unknown>)[head];
  const next = rest.length > 0 ? withValue(inner, rest.join('.'), value) : value;
  if (Array.isArray(form)) return form.map((item: unknown, index) => (String(index) === head ? next : item)) as Form;
  return { ...form, [head]: next };
};
