import Search from 'lucide-react/icons/search';
import type { FormEvent } from 'react';
import { controlClasses } from './controlClasses.ts';

interface Props {
  /** The page that shows what is found; it works before the code does. */
  action: string;
  name: string;
  value: string;
  label: string;
  /** The name of the button. */
  submit: string;
  /** Its width. */
  className?: string;
  /** Goes to what is found without loading the page anew. */
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
      <form key={value} action={action} onSubmit={search} className="relative">
        <input
          type="search"
          name={name}
          defaultValue={value}
          maxLength={40}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          className={`${controlClasses} pr-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        <button
          type="submit"
          title={submit}
          className="absolute inset-y-0 right-0 grid w-10 cursor-pointer place-items-center rounded-md text-brand-700 hover:bg-brand-50"
        >
          <Search aria-hidden="true" className="size-4" />
          <span className="sr-only">{submit}</span>
        </button>
      </form>
    </search>
  );
}
