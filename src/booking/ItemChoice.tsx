import type { Filling } from './filling.ts';
import { ItemPrice } from './ItemPrice.tsx';

/** One of the offered items, as native radio buttons. */
export function ItemChoice({ filling }: { filling: Filling }) {
  const { offer, form, change } = filling;
  const chosen = form.items[0]?.code;
  return (
    <div className="grid gap-2 md:grid-cols-2">
      {offer.items.map(({ code, nameZh }) => (
        <label
          key={code}
          className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 rounded-md border border-line px-3 py-2 hover:border-brand-600 has-checked:border-brand-500 has-checked:bg-brand-50 has-focus-visible:outline-2 has-focus-visible:outline-brand-600"
        >
          <input
            type="radio"
            name="items"
            value={code}
            checked={code === chosen}
            onChange={() => change('items', [{ code, quantity: 1 }])}
            className="size-4 shrink-0 accent-brand-600"
          />
          <span className="min-w-0 flex-1">{nameZh}</span>
          <ItemPrice filling={filling} code={code} />
        </label>
      ))}
    </div>
  );
}
