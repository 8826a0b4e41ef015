import ImageUp from 'lucide-react/icons/image-up';
import type { DragEvent } from 'react';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

interface Props {
  label: string;
  /** The name of the field, by which links lead to it. */
  name?: string | undefined;
  /** A shorter text for the button, if the label is long. */
  short?: string;
  /** Shown below the button of the large zone; without it there is only the button. */
  invitation?: string;
  /** The look of the button without a zone. */
  tone?: 'secondary' | 'quiet';
  accept: readonly string[];
  describedBy?: string | undefined;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** A zone to choose or drop a file. */
export function FileDrop({
  label,
  name,
  short = label,
  invitation,
  tone = 'secondary',
  accept,
  describedBy,
  disabled = false,
  onFile,
}: Props) {
  const take = (file: File | undefined) => !disabled && file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    // dropping is a convenience: the input inside does the same by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={`flex has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 ${disabled ? 'opacity-50' : 'cursor-pointer'} ${invitation ? 'flex-col items-center gap-2 rounded-lg border-2 border-dashed border-line-strong bg-canvas px-4 py-8 text-center hover:border-brand-600' : 'rounded-md'}`}
    >
      {invitation && <ImageUp className="size-8 text-brand-600" />}
      <span className={buttonClasses(invitation ? 'primary' : tone, invitation ? 'md' : 'sm')}>{short}</span>
      {invitation && <span className="text-sm text-ink-soft">{invitation}</span>}
      <input
        type="file"
        id={name && `field-${name}`}
        className="sr-only"
        aria-label={label}
        aria-describedby={describedBy}
        accept={accept.join(',')}
        disabled={disabled}
        // the same file can be chosen again after it was rejected
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
    </label>
  );
}
