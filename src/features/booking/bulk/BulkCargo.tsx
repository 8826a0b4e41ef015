import { unNumberTyped } from '#contract/protocol/typedInput.ts';
import { useState } from 'react';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { limits } from '#contract/protocol/limits.ts';
import { requests } from '#machines/effects.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { saveFile } from '#src/platform/browser.ts';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import type { BulkListActor, BulkQuery } from './BulkPreview.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import type { BulkRow, BulkScope } from './bulkRows.ts';
import { rowsOf } from './bulkRows.ts';
import type { BulkTable, BulkSource } from './bulkTable.ts';
import { columnsOf, tableOf, readTable, templateOf } from './bulkTable.ts';
import { bulkMessages as messages } from './messages.ts';
import FileDown from 'lucide-react/icons/file-down';
import { Button } from '#src/ui/buttons/Button.tsx';
import { controlClasses } from '#src/ui/fields/controlClasses.ts';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';

interface BulkSourceFormProps {
  onSource: (source: BulkSource) => void;
  onTemplate: (kind: 'xlsx' | 'csv') => void;
}

/** Where a table of cargo comes from: the clipboard or a file; with templates to download. */
function BulkSourceForm({ onSource, onTemplate }: BulkSourceFormProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{messages.lead}</p>
      <textarea
        aria-label={messages.paste}
        placeholder={messages.placeholder}
        rows={6}
        className={`${controlClasses} h-auto! py-2`}
        onChange={({ currentTarget: { value } }) => value.trim() !== '' && onSource({ text: value })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <FileDrop
          label={messages.upload}
          accept={['.xlsx', '.csv', '.tsv', '.txt']}
          onFile={(file) => onSource({ file })}
        />
        <span className="text-sm text-ink-soft">{messages.templates}</span>
        <Button tone="quiet" size="sm" onClick={() => onTemplate('xlsx')}>
          <FileDown className="size-4" />
          {messages.templateXlsx}
        </Button>
        <Button tone="quiet" size="sm" onClick={() => onTemplate('csv')}>
          <FileDown className="size-4" />
          {messages.templateCsv}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  scope: BulkScope;
  /** How many cargo items the order still takes. */
  room: number;
  onTake: (cargo: CargoForm[]) => void;
  onClose: () => void;
}

/** Reads and checks a table; the goods of each UN number are looked up once. */
const bulkWith = (scope: BulkScope) => (site: Site) => {
  const found = new Map<string, ReturnType<typeof search>>();
  const search = async (unNumber: string) => {
    const { rows } = await site.call(
      dangerousGoodsSearch,
      { keyword: unNumber, size: limits.pageSizeMax },
      { quiet: true },
    );
    return rows;
  };
  const goodsOf = async (unNumber: string) => {
    const known = found.get(unNumber) ?? search(unNumber);
    found.set(unNumber, known);
    // a failed lookup is made again
    return known.catch((error: unknown) => {
      found.delete(unNumber);
      throw error;
    });
  };
  const checked = async (table: BulkTable): Promise<BulkRow[]> => {
    const at = table.columns.findIndex(({ path }) => path === 'dangerous.unNumber');
    const numbers = new Set(table.rows.map((row) => unNumberTyped(row[at] ?? '')).filter((one) => /^\d{4}$/.test(one)));
    const goods = await Promise.all(Array.from(numbers, goodsOf));
    return rowsOf(scope, table, goods.flat());
  };
  return listMachineOf<BulkQuery, BulkRow, BulkTable>('bulkCargo').provide({
    actors: requests<ListRequests<BulkQuery, BulkRow, BulkTable>>({
      fetchRows: async ({ query: { source, table } }) => {
        const read = table ?? tableOf(scope.service, await readTable(source));
        const rows = await checked(read);
        return { total: rows.length, rows, more: read };
      },
    }),
  });
};

type PreviewProps = Pick<Props, 'scope' | 'room' | 'onTake'> & { source: BulkSource; onAgain: () => void };

function Preview({ scope, source, ...rest }: PreviewProps) {
  const [machine] = useState(() => bulkWith(scope));
  const actor: BulkListActor = useSiteActor(machine, { input: { query: { source, left: [] } } });
  return <BulkPreview actor={actor} {...rest} />;
}

/** The dialog for cargo as a table: pasted or uploaded, checked row by row, then taken into the order. */
export default function BulkCargo({ scope, room, onTake, onClose }: Props) {
  const [source, setSource] = useState<BulkSource>();
  return (
    <Modal open title={messages.title} onClose={onClose} width={1200} closeOnMask={false} fills>
      {source ? (
        <Preview scope={scope} source={source} room={room} onTake={onTake} onAgain={() => setSource(undefined)} />
      ) : (
        <BulkSourceForm
          onSource={setSource}
          onTemplate={(kind) =>
            void templateOf(columnsOf(scope.service), kind).then((file) => saveFile(file, file.name))
          }
        />
      )}
    </Modal>
  );
}
