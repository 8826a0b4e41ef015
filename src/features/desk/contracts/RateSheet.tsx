import { useSelector } from '@xstate/react';
import { contractRatesFile } from '#contract/desk/rateSheetDesk.ts';
import type { RatesPreview } from '#contract/desk/rateSheetDesk.ts';
import type { DeskContractsActor } from '#machines/desk/deskContracts.ts';
import { changesRates } from '#machines/desk/deskContracts.ts';
import { contractMessages } from '#src/features/desk/messages/contracts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { DeskTable } from '#src/features/desk/parts/DeskTable.tsx';
import { SheetInput } from './SheetInput.tsx';
import { SheetProblems } from './SheetProblems.tsx';

const { sheet: messages } = contractMessages;
const tones = { added: 'success', changed: 'brand', ended: 'notice' } as const;

/** The sheet of the open contract's rates: saved, or chosen to take their place. */
export function RateSheetActs({
  actor,
  contractNo,
  isOpen,
}: {
  actor: DeskContractsActor;
  contractNo: string;
  /** Whether the contract takes changes. */
  isOpen: boolean;
}) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { openId } = state.context;
  return (
    <>
      <a
        id="field-rateFile"
        href={`${contractRatesFile.path}?${new URLSearchParams({ id: openId ?? '' })}`}
        download
        aria-label={messages.exportOf(contractNo)}
        className={buttonClasses('secondary', 'sm')}
      >
        {messages.export}
      </a>
      {isOpen && (
        <SheetInput
          name="sheet"
          label={messages.choose}
          disabled={!state.matches({ shown: 'resting' })}
          onFile={(file) => actor.send({ type: 'rates.chosen', file })}
        />
      )}
    </>
  );
}

function Changes({ preview }: { preview: RatesPreview }) {
  const { added, changed, ended, unchanged, changes } = preview;
  if (!changesRates(preview)) return <p className="text-sm text-ink-soft">{messages.nothing}</p>;
  return (
    <>
      <output className="font-medium">{messages.counts(added, changed, ended, unchanged)}</output>
      <DeskTable label={messages.changes} columns={messages.changeColumns}>
        {changes.map(({ kind, name, detail }) => (
          <tr key={`${kind} ${name}`}>
            <td>
              <Badge tone={tones[kind]}>{messages.kinds[kind]}</Badge>
            </td>
            <td className="min-w-40 whitespace-normal">{name}</td>
            <td className="min-w-60 whitespace-normal">{detail}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

/** A chosen sheet on its way: read, shown, imported. */
export function RateSheet({ actor }: { actor: DeskContractsActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { file, preview } = state.context;
  if (!file) return null;
  const isImporting = state.matches({ shown: 'importing' });
  const title = messages.title(file.name);
  return (
    <section
      data-takes-focus
      aria-label={title}
      className="flex flex-col gap-3 rounded-md border border-line-strong bg-sunken p-3"
    >
      {/* takes the focus once the sheet is read: what it would do comes before the button that does it */}
      <h3 id="field-sheet" tabIndex={-1} className="font-semibold break-all">
        {title}
      </h3>
      {state.matches({ shown: 'previewing' }) && (
        <output className="flex items-center gap-2 text-ink-soft">
          <Spinner />
          {messages.reading}
        </output>
      )}
      {preview &&
        (preview.problems.length > 0 ? (
          <SheetProblems
            title={messages.problems(preview.problems.length)}
            columns={messages.problemColumns}
            problems={preview.problems}
          />
        ) : (
          <Changes preview={preview} />
        ))}
      <div className="flex flex-wrap gap-2">
        {preview && changesRates(preview) && (
          <Button size="sm" busy={isImporting} onClick={() => actor.send({ type: 'import.confirmed' })}>
            {messages.confirm}
          </Button>
        )}
        {preview && (
          <SheetInput
            name="sheetAgain"
            label={messages.chooseAgain}
            disabled={isImporting}
            onFile={(chosen) => actor.send({ type: 'rates.chosen', file: chosen })}
          />
        )}
        <Button
          tone="secondary"
          size="sm"
          disabled={isImporting}
          onClick={() => actor.send({ type: 'import.dropped' })}
        >
          {messages.drop}
        </Button>
      </div>
    </section>
  );
}
