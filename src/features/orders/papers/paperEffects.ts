import * as z from 'zod/mini';
import type { KnownDraft } from '#contract/orders/knownDraft.ts';
import type { KnownPaper, TypedPaper } from '#machines/orders/paper.ts';
import { newId } from '#src/platform/id.ts';
import { focusField, focusOnceShown } from '#src/platform/pageActions.ts';
import { readStoredJson, writeStored } from '#src/platform/storage.ts';

interface Typed<Form> {
  context: KnownPaper & { orderNo: string; form?: Form };
}

/** The effects of a paper of an order that is saved as it is typed; unsaved values are stored in the tab. */
export const paperEffects = <Form>(name: string, form: z.ZodMiniType<Form>) => {
  let page = newId();
  const copy = z.object({ page: z.uuid(), after: z.int(), savedAt: z.nullable(z.string()), form });
  const keyOf = (orderNo: string): string => `${name}.${orderNo}`;
  return {
    /** The unsaved values in this tab; null if there are none. The page that typed them goes on. */
    typedIn: (orderNo: string): TypedPaper<Form> | null => {
      const { data } = copy.safeParse(readStoredJson('sessionStorage', keyOf(orderNo)));
      if (!data) return null;
      const { page: former, ...typed } = data;
      page = former;
      return typed;
    },
    /** What is sent, with what this page knows of the stored draft. */
    withKnown: <Sent extends { savedAt: string | null }>({ savedAt, ...sent }: Sent) => ({
      ...sent,
      known: { page, savedAt } satisfies KnownDraft,
    }),
    actions: {
      storeTyped: ({ context: { orderNo, after, savedAt, form: typed } }: Typed<Form>) => {
        writeStored('sessionStorage', keyOf(orderNo), JSON.stringify({ page, after, savedAt, form: typed }));
      },
      clearTyped: ({ context: { orderNo } }: Typed<Form>) => {
        writeStored('sessionStorage', keyOf(orderNo), undefined);
      },
      focusProblem: (_: unknown, { problems }: { problems: Readonly<Record<string, unknown>> }) =>
        focusField(Object.keys(problems)),
      focusSubmitted: (_: unknown, { output: { version } }: { output: { version: number } }) =>
        focusOnceShown([`submitted.${version}`]),
    },
  };
};
