import { plainMessages } from '#src/features/desk/messages/lists.ts';

/** A dash in place of an empty cell. */
export function NoCell() {
  return <span className="text-ink-faint">{plainMessages.none}</span>;
}
