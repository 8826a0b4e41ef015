import Ban from 'lucide-react/icons/ban';
import { Block } from '#src/ui/Block.tsx';
import { goodsPageMessages } from '#src/features/goods/messages/page.ts';

const messages = goodsPageMessages.rules;

/** The qualifications of a buyer, and goods that are not sold. */
export function BuyerRules() {
  return (
    <Block folds id="rules" title={messages.title} lead={messages.lead}>
      <div className="rounded-lg border border-line bg-surface p-5">
        <table className="w-full border-collapse">
          <thead className="bg-sunken text-xs text-ink-soft">
            <tr className="text-left cells:px-3 cells:py-2 cells:font-medium">
              <th scope="col" className="w-[38%]">
                {messages.head.goods}
              </th>
              <th scope="col">{messages.head.documents}</th>
            </tr>
          </thead>
          <tbody>
            {messages.rows.map(({ goods, documents }) => (
              <tr key={goods} className="border-b border-line align-top cells:px-3 cells:py-2.5">
                <th scope="row" className="text-left font-medium">
                  {goods}
                </th>
                <td className="text-ink-soft">{documents}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className="mt-5 font-semibold">{messages.rejectedTitle}</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {messages.rejected.map((line) => (
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
