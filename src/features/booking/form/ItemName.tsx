import { namePartsOf } from '#src/features/booking/chosenItems.ts';

/** An item's name, with its addition smaller below it. */
export function ItemName({ nameZh }: { nameZh: string }) {
  const { head, mark, rest } = namePartsOf(nameZh);
  return (
    <>
      {head}
      {mark && <span className="sr-only">{mark}</span>}
      {rest && <span className="block text-xs text-ink-soft">{rest}</span>}
    </>
  );
}
