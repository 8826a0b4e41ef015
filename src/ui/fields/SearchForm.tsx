import type { FormEvent } from 'react';
// no form components here: its pages need them for nothing else
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

interface Props {
  /** The page with the results; the form works before its code is loaded. */
  action: string;
  name: string;
  value: string;
  label: string;
  /** The name of the button. */
  submit: string;
  /** Its width. */
  className?: string;
  /** Goes to the results without reloading the page. */
  onSearch?: ((keyword: string) => void) | undefined;
}

/** A short text to search a page's contents for. */
export function SearchForm({ action, name, value, label, submit, className = '', onSearch }: Props) {
  const search = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(name);
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <search className={`print:hidden ${className}`}>
      <form key={value} action={action} onSubmit={search} className="flex gap-2">
        <input
          type="search"
          name={name}
          defaultValue={value}
          maxLength={40}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          className="h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-3 text-base placeholder:text-ink-faint hover:border-brand-600"
        />
        <button type="submit" aria-label={submit} className={buttonClasses('secondary', 'md')}>
          {uiMessages.search}
        </button>
      </form>
    </search>
  );
}
