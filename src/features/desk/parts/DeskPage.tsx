import type { ReactNode } from 'react';
import { deskMessages } from '#src/features/desk/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

interface PageProps {
  /** The state of its machine. */
  value: string;
  isBusy: boolean;
  messages: { title: string; lead: string };
  /** What can be done besides what a row offers. */
  acts?: ReactNode;
  /** Why the last call failed; empty without words of the service. */
  errorMessage: string | undefined;
  onRetry: () => void;
  children: ReactNode;
}

/** A page of the desk with its heading, and what failed. */
export function DeskPage({ value, isBusy, messages, acts, errorMessage, onRetry, children }: PageProps) {
  return (
    <section data-state={value} aria-busy={isBusy} aria-label={messages.title} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-end gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-2xl font-semibold">{messages.title}</h1>
          <p className="mt-1 max-w-[46rem] text-sm text-ink-soft">{messages.lead}</p>
        </div>
        {acts}
      </header>
      {errorMessage !== undefined && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={onRetry} />}
      {children}
    </section>
  );
}

interface SearchProps {
  messages: {
    keyword: string;
    search: string;
    count: (shown: number, total: number) => string;
    empty: string;
    notFound: string;
  };
  keyword: string;
  /** The keyword of the rows that are shown. */
  sought: string;
  list: { rows: readonly unknown[]; total: number };
  isFree: boolean;
  onKeyword: (keyword: string) => void;
  onSearch: () => void;
}

/** The search over a list of the desk, with how many were found. */
export function DeskSearch({ messages, keyword, sought, list, isFree, onKeyword, onSearch }: SearchProps) {
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Field label={messages.keyword} name="keyword" className="min-w-0 grow basis-52 sm:max-w-72">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={40}
              value={keyword}
              readOnly={!isFree}
              onChange={({ currentTarget }) => onKeyword(currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" disabled={!isFree}>
          {messages.search}
        </Button>
        <output className="text-sm text-ink-soft sm:ml-auto">
          {list.total > 0 && messages.count(list.rows.length, list.total)}
          {list.total === 0 && (sought === '' ? messages.empty : messages.notFound)}
        </output>
      </form>
    </search>
  );
}
