import { messages as serviceMessages } from '#server/http/errors/messages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { BulkQuery } from '#src/features/booking/bulk/BulkPreview.tsx';
import { BulkPreview } from '#src/features/booking/bulk/BulkPreview.tsx';
import type { BulkRow } from '#src/features/booking/bulk/bulkRows.ts';
import { rowsOf } from '#src/features/booking/bulk/bulkRows.ts';
import type { BulkTable } from '#src/features/booking/bulk/bulkTable.ts';
import { tableOf } from '#src/features/booking/bulk/bulkTable.ts';
import type { Scene } from '#stories/fixtures/frozen.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { tariff } from '#stories/fixtures/samples.ts';
import { completeForm } from './bookingSamples.ts';
import { listedGoods } from './listedGoods.ts';

const list = listMachineOf<BulkQuery, BulkRow, BulkTable>('bulkCargo');

type Args = Scene<typeof list>;
type Story = StoryObj<Args>;

const table = tableOf(allServices.fcl, [
  ['品名', '英文品名', 'HS编码', '包装', '件数', '毛重', '体积', 'UN编号', '包装类别', '颜色'],
  ['甘油', 'Glycerol', '2905450000', '1H1', '80', '20,000', '24', '', '', '无色'],
  ['双氧水', 'Hydrogen peroxide', '2847000000', '纸箱子', '十', '500', '1', '2014', 'I', ''],
  ['备注行', '', '', '', '', '', '', '', '', ''],
]);
const rows = rowsOf({ service: allServices.fcl, quote: tariff, form: completeForm }, table, Object.values(listedGoods));
const query: BulkQuery = { source: { text: '' }, left: [2] };
const context: Args['context'] = { query, page: 1, total: 0, rows: [] };

export default {
  title: 'flows/BulkPreview',
  id: 'flows-bulkpreview',
  parameters: { machine: 'list' },
  render: (scene) => (
    <div className="bg-surface p-5">
      <BulkPreview actor={frozen(list, scene)} room={20} onTake={() => {}} onAgain={() => {}} />
    </div>
  ),
  args: { value: 'fetching', context },
} satisfies Meta<Args>;

export const Fetching: Story = {};
export const Empty: Story = { args: { value: 'empty' } };
export const Failed: Story = {
  args: { value: 'failed', context: { ...context, errorMessage: serviceMessages.failed } },
};
export const Filled: Story = { args: { value: 'filled', context: { ...context, total: 3, rows, more: table } } };
