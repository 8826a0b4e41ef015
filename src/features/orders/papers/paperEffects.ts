import type { KnownDraft } from '#contract/orders/knownDraft.ts';
import { newId } from '#src/platform/id.ts';
import { focusField } from '#src/platform/pageActions.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';

interface Typed<Form> {
  context: { orderNo: string; form?: Form };
}

/** The schema of a form, as far as stored values need it. */
interface Schema<Form> {
  safeParse: (value: unknown) => { data?: Form | undefined };
}

/** The effects of a paper of an order that is saved as it is typed; unsaved values are stored in the tab. */
export const paperEffects = <Form>(name: string, form: Schema<Form>) => {
  const page = newId();
  const keyOf = (orderNo: string): string => `${name}.${orderNo}`;
  return {
    /** The unsaved values in this tab; null if there are none. */
    typedIn: (orderNo: string): Form | null =>
      form.safeParse(readStoredJson('sessionStorage', keyOf(orderNo))).data ?? null,
    /** What is sent, with what this page knows of the stored draft. */
    withKnown: <Sent extends { savedAt: string | null }>({ savedAt, ...sent }: Sent) => ({
      ...sent,
      known: { page, savedAt } satisfies KnownDraft,
    }),
    actions: {
      storeTyped: ({ context }: Typed<Form>) => {
        writeStored('sessionStorage', keyOf(context.orderNo), JSON.stringify(context.form));
      },
      clearTyped: ({ context: { orderNo } }: Typed<Form>) => {
        writeStored('sessionStorage', keyOf(orderNo), undefined);
      },
      focusProblem: (_: unknown, { problems }: { problems: Readonly<Record<string, unknown>> }) =>
        focusField(Object.keys(problems)),
    },
  };
};
