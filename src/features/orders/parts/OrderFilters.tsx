import type { FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { allLines } from '#contract/services/definitions/allServices.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import type { OrdersAsked } from '#machines/orders/orderQuery.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

const words = orderQueryCopy.orders;
const lines = serviceLine.options.map((value) => ({ value, label: allLines[value].nameZh }));
const states = Object.entries(words.states).map(([value, label]) => ({ value, label }));

/** The query that the filters' form says, as its fields stand. */
const askedBy = (form: HTMLFormElement): OrdersAsked => {
  const fields = new FormData(form);
  const line = serviceLine.safeParse(fields.get('line'));
  const state = (Object.keys(words.states) as OrdersAsked['state'][]).find((one) => one === fields.get('state'));
  const keyword = fields.get('keyword');
  return {
    keyword: typeof keyword === 'string' ? keyword.trim() : '',
    ...(line.success ? { line: line.data } : {}),
    state: state ?? 'all',
  };
};

interface Props {
  query: OrdersAsked;
  onQuery: (query: OrdersAsked) => void;
}

/** What one's orders are narrowed down by; a choice takes effect at once, words when they are sent. */
export function OrderFilters({ query, onQuery }: Props) {
  const ask = (form: HTMLFormElement | null) => form && onQuery(askedBy(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  return (
    <search>
      <form
        // a query that comes from elsewhere fills the fields anew
        key={`${query.keyword} ${query.line} ${query.state}`}
        onSubmit={submit}
        className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_8rem]"
      >
        <div className="flex gap-2 max-sm:col-span-2">
          <TextInput
            name="keyword"
            type="search"
            defaultValue={query.keyword}
            maxLength={40}
            aria-label={words.keyword}
            placeholder={words.keyword}
            autoComplete="off"
          />
          <Button type="submit" tone="secondary">
            <Search aria-hidden="true" className="size-4" />
            {words.search}
          </Button>
        </div>
        <Select
          name="line"
          aria-label={words.line}
          placeholder={words.allLines}
          options={lines}
          defaultValue={query.line ?? ''}
          onChange={(event) => ask(event.currentTarget.form)}
        />
        <Select
          name="state"
          aria-label={words.state}
          options={states}
          defaultValue={query.state}
          onChange={(event) => ask(event.currentTarget.form)}
        />
      </form>
    </search>
  );
}
