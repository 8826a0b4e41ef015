import type { PrefillSource } from '#contract/booking/orderDraft.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';

/** The source of a value that was filled in, as the hint of its field; undefined for a typed one. */
export const prefillHint = (
  { prefilled }: Partial<Pick<FormEditor, 'prefilled'>>,
  path: string,
): string | undefined => {
  const source = prefilled?.[path];
  return source && bookingMessages.prefilled[source];
};

/** The source of a party's values that were filled in. */
export function PrefillMark({ editor, at }: { editor: Pick<FormEditor, 'prefilled'>; at: string }) {
  const found = new Set(
    Object.entries(editor.prefilled ?? {}).flatMap(([path, source]) => (path.startsWith(`${at}.`) ? [source] : [])),
  );
  const order: readonly PrefillSource[] = ['profile', 'book', 'order', 'derived', 'estimate'];
  return order
    .filter((source) => found.has(source))
    .map((source) => (
      <Badge key={source} tone={source === 'order' ? 'notice' : 'brand'} className="ml-2 align-middle">
        {bookingMessages.prefilled[source]}
      </Badge>
    ));
}
