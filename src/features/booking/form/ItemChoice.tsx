import type { FormEditor } from './formContext.ts';
import { ItemPrice } from './ItemPrice.tsx';
import { namePartsOf } from '#src/features/booking/chosenItems.ts';

/** The choice of one item of the quote, as native radio buttons. */
export function ItemChoice({ editor }: { editor: FormEditor }) {
  const { quote, form, edit } = editor;
  const chosen = form.items[0]?.code;
  return (
    <div className="grid gap-2 md:grid-cols-2">
      {quote.items.map(({ code, nameZh }) => {
        const { head, rest } = namePartsOf(nameZh);
        return (
          <label
            key={code}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-baseline content-center gap-x-2.5 rounded-md border border-line px-3 py-2 hover:border-brand-600 has-checked:border-brand-500 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
          >
            <input
              type="radio"
              name="items"
              value={code}
              aria-label={nameZh}
              aria-describedby={`price-${code}`}
              checked={code === chosen}
              onChange={() => edit({ type: 'item.chosen', code })}
              className="size-4 self-center accent-brand-600"
            />
            <span>{head}</span>
            <span id={`price-${code}`}>
              <ItemPrice editor={editor} code={code} />
            </span>
            {rest && <span className="col-span-2 col-start-2 text-xs text-ink-soft">{rest}</span>}
          </label>
        );
      })}
    </div>
  );
}
