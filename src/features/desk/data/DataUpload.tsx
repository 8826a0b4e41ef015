import type { ChangeEvent, DragEvent } from 'react';
import { useId } from 'react';
import type { DataUpload as Upload } from '#machines/desk/deskDataSetup.ts';
import { dataMessages } from '#src/features/desk/messages/data.ts';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

const { upload: messages } = dataMessages;

const types = '.xlsx,.zip,.csv';
/** Makes a control choose a folder; every browser has it, React’s types do not. */
const wholeFolder = { webkitdirectory: '' };

/** What an upload is called: its only file, its folder, or the number of its files. */
const sourceOf = (files: readonly File[]): string => {
  const [first] = files;
  const [folder = ''] = first?.webkitRelativePath.split('/') ?? [];
  return folder || (files.length === 1 ? first!.name : messages.sources(files.length));
};

interface Props {
  disabled: boolean;
  onFiles: (upload: Upload) => void;
}

/** A place to choose or drop files, or to choose a folder. */
export function DataUpload({ disabled, onFiles }: Props) {
  const about = useId();
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []);
    if (!disabled && files.length > 0) onFiles({ source: sourceOf(files), files });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const common = {
    type: 'file',
    className: 'sr-only',
    'aria-describedby': about,
    disabled,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      take(event.currentTarget.files);
      // the same file can be chosen again once it is corrected
      event.currentTarget.value = '';
    },
  } as const;
  const shown = (tone: 'primary' | 'secondary') =>
    `${buttonClasses(tone, 'md')} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 ${disabled ? 'opacity-50' : ''}`;
  return (
    // dropping is a convenience: the inputs inside do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed border-line-strong bg-surface px-4 py-4"
    >
      <label className={shown('primary')}>
        {messages.files}
        <input {...common} accept={types} multiple />
      </label>
      <label className={shown('secondary')}>
        {messages.folder}
        <input {...common} {...wholeFolder} />
      </label>
      <p id={about} className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        {messages.about}
      </p>
    </div>
  );
}
