import Ban from 'lucide-react/icons/ban';
import { Block } from '#src/ui/Block.tsx';
import { goodsPageWords } from './goodsPageMessages.ts';

const words = goodsPageWords.rules;

/** What a buyer has to hold, and what is not sold at all. */
export function BuyerRules() {
  return (
    <Block folds id="rules" title={words.title} lead={words.lead}>
      <div className="rounded-lg border border-line bg-surface p-5">
        <table className="w-full border-collapse">
          <thead className="bg-sunken text-xs text-ink-soft">
            <tr className="text-left cells:px-3 cells:py-2 cells:font-medium">
              <th scope="col" className="w-[38%]">
                {words.head.goods}
              </th>
              <th scope="col">{words.head.papers}</th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ goods, papers }) => (
              <tr key={goods} className="border-b border-line align-top cells:px-3 cells:py-2.5">
                <th scope="row" className="text-left font-medium">
                  {goods}
                </th>
                <td className="text-ink-soft">{papers}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="mt-5 font-semibold">{words.refusedTitle}</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {words.refused.map((line) => (
            <li key={line} className="flex gap-2">
              <Ban className="mt-[3px] size-4 shrink-0 text-critical" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Block>
  );
}
