import FileDown from 'lucide-react/icons/file-down';
import { Button } from '#src/ui/Button.tsx';
import { controlClasses } from '#src/ui/controlClasses.ts';
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { bulkMessages as messages } from './messages.ts';
import type { BulkSource } from './readTable.ts';

interface Props {
  onSource: (source: BulkSource) => void;
  onTemplate: (kind: 'xlsx' | 'csv') => void;
}

/** Where a table of cargo comes from: the clipboard or a file; with templates to download. */
export function BulkSourceForm({ onSource, onTemplate }: Props) {
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
