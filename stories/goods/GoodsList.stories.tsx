import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GoodsChoices, ListedGoods } from '#contract/goods/goods.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { GoodsList } from '#src/features/goods/GoodsList.tsx';
import { goodsCardClasses, GoodsCards } from '#src/features/goods/pages/Procurement.tsx';
import type { GoodsQuery } from '#src/features/goods/goodsQuery.ts';
import { goodsPath } from '#src/features/goods/goodsQuery.ts';
import { goodsRowClasses, GoodsTable } from '#src/features/goods/parts/GoodsTable.tsx';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { choices, constants, goods } from './goodsSamples.ts';

const list = listMachineOf<GoodsQuery, ListedGoods, GoodsChoices>('goods');

type Args = Scene<typeof list> & { variant?: 'table' | 'cards'; named?: boolean };
type Story = StoryObj<Args>;

const query = { keyword: '', page: 1 };
const context: Args['context'] = { query, page: 1, total: 0, rows: [] };
const hrefOf = (id: string) => `/procurement/share/${id}`;

export default {
  title: 'flows/GoodsList',
  id: 'flows-goodslist',
  parameters: { machine: 'list' },
  render: ({ variant, named = true, ...scene }) => (
    <GoodsList
      actor={frozen(list, scene)}
      query={scene.context.query ?? query}
      pageHref={(page) => goodsPath({ ...query, page })}
      path="/business"
      onQuery={() => {}}
      rowClasses={variant === 'cards' ? goodsCardClasses : goodsRowClasses}
    >
      {(rows) =>
        variant === 'cards' ? (
          <GoodsCards rows={rows} hrefOf={hrefOf} />
        ) : (
          <GoodsTable
            rows={rows}
            constants={named ? constants : undefined}
            hrefOf={hrefOf}
            enquiryHref="#enquiry"
            onEnquire={() => {}}
          />
        )
      }
    </GoodsList>
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const PastTheLastPage: Story = { args: { value: 'empty', context: { ...context, total: 42 } } };
export const Filled: Story = {
  args: { value: 'filled', context: { ...context, total: 42, rows: [...goods], more: choices } },
};
export const Filtered: Story = {
  args: {
    value: 'filled',
    context: {
      ...context,
      query: { ...query, classes: ['3', '8'], place: '江苏', priceTo: 8_000, tons: 20 },
      total: 3,
      rows: [...goods],
      more: choices,
    },
  },
};
export const NamesNotThereYet: Story = { args: { ...Filled.args, named: false } };
export const Cards: Story = { args: { ...Filled.args, variant: 'cards' } };
export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'phone' } } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
