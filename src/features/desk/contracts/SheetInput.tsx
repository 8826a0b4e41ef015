import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

/** Chooses a sheet of rates or of answers. */
export function SheetInput({
  name,
  label,
  disabled,
  size = 'sm',
  onFile,
}: {
  name: string;
  label: string;
  disabled: boolean;
  size?: 'sm' | 'md';
  onFile: (file: File) => void;
}) {
  return (
    <label
      className={`${buttonClasses('secondary', size)} has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 ${disabled ? 'opacity-50' : ''}`}
    >
      {label}
      <input
        id={`field-${name}`}
        type="file"
        accept=".xlsx,.csv"
        className="sr-only"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // the same file can be chosen again once it is corrected
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
