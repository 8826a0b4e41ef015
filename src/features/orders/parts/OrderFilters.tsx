import type { FormEvent } from 'react';
import Search from 'lucide-react/icons/search';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import type { OrdersQuery } from '#machines/orders/orderList.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Select } from '#src/ui/fields/Select.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';

const messages = orderMessages.orders;
const services = serviceCode.options.map((value) => ({ value, label: allServices[value].nameZh }));
const states = Object.entries(messages.states).map(([value, label]) => ({ value, label }));

/** The query in the fields of the filter form. */
const filterOf = (form: HTMLFormElement): OrdersQuery => {
  const fields = new FormData(form);
  const line = serviceCode.safeParse(fields.get('line'));
  const state = (Object.keys(messages.states) as OrdersQuery['state'][]).find((one) => one === fields.get('state'));
  const keyword = fields.get('keyword');
  return {
    keyword: typeof keyword === 'string' ? keyword.trim() : '',
    ...(line.success ? { line: line.data } : {}),
    state: state ?? 'all',
  };
};

interface Props {
  query: OrdersQuery;
  onQuery: (query: OrdersQuery) => void;
}

/** The filters of the order list; a choice applies at once, text when submitted. */
export function OrderFilters({ query, onQuery }: Props) {
  const ask = (form: HTMLFormElement | null) => form && onQuery(filterOf(form));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(event.currentTarget);
  };
  return (
    <search>
      <form
        // a query set elsewhere resets the fields
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
            aria-label={messages.keyword}
            placeholder={messages.keyword}
            autoComplete="off"
          />
          <Button type="submit" tone="secondary">
            <Search aria-hidden="true" className="size-4" />
            {messages.search}
          </Button>
        </div>
        <Select
          name="line"
          aria-label={messages.service}
          placeholder={messages.allServices}
          options={services}
          defaultValue={query.line ?? ''}
          onChange={(event) => ask(event.currentTarget.form)}
        />
        <Select
          name="state"
          aria-label={messages.state}
          options={states}
          defaultValue={query.state}
          onChange={(event) => ask(event.currentTarget.form)}
        />
      </form>
    </search>
  );
}
