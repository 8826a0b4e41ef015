import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsChoices, ListedGoods } from '#contract/goods/goods.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { GoodsList } from '#src/features/goods/GoodsList.tsx';
import type { GoodsQuery } from '#src/features/goods/goodsQuery.ts';
import { goodsPath } from '#src/features/goods/goodsQuery.ts';
import { goodsRowClasses } from '#src/features/goods/parts/GoodsTable.tsx';
import { Business } from '#src/features/goods/pages/Business.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { choices, constants, goods } from './goodsSamples.ts';
import { soldGoods } from './soldGoods.tsx';

const list = listMachineOf<GoodsQuery, ListedGoods, GoodsChoices>('goods');

type Args = { query: GoodsQuery };
type Story = StoryObj<Args>;

export default {
  title: 'pages/Business',
  id: 'pages-business',
  parameters: { layout: 'fullscreen' },
  render: ({ query }) => (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)_1rem] gap-y-6 [&>*]:col-start-2 [&>[data-banner]]:col-span-full [&>[data-banner]]:col-start-1">
      <Business
        keyword={query.keyword}
        constants={constants}
        hotline="400-000-0000"
        onSearch={() => {}}
        carousel={<div className="h-80 rounded-lg bg-brand-100" />}
        enquiry={null}
      >
        <GoodsList
          actor={frozen(list, {
            value: 'filled',
            context: { query, page: 1, total: 42, rows: [...goods], more: choices },
          })}
          query={query}
          pageHref={(page) => goodsPath({ ...query, page })}
          path="/business"
          onQuery={() => {}}
          rowClasses={goodsRowClasses}
        >
          {soldGoods}
        </GoodsList>
      </Business>
    </div>
  ),
  args: { query: { keyword: '', page: 1 } },
} satisfies Meta<Args>;

export const All: Story = {};
export const Searched: Story = { args: { query: { keyword: '67-63-0', page: 1 } } };
