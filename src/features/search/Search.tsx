import { useSelector } from '@xstate/react';
import SearchIcon from 'lucide-react/icons/search';
import { paths } from '#contract/app/routes.ts';
import type { SearchActor } from '#machines/search/search.ts';
import type { SearchData, TypedGoods } from '#machines/search/searchData.ts';
import { hasPorts } from '#machines/search/searchData.ts';
import { portsOf } from './recentSearches.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx';
import { useTypedBefore } from '#src/ui/fields/useTypedBefore.ts';
import { containerTypes } from '#contract/rules/pricing/containerTypes.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { searchCardMessages, searchCardMessages as messages } from '#src/features/search/messages/searchCard.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { PortPicker } from '#src/trade/PortPicker.tsx';
import type { PortPickerProps } from '#src/trade/portPickerProps.ts';
import { useIsPrerendered } from '#src/api/initialData.ts';
import { resultsPath } from './resultsPath.ts';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';

/** Swaps the two ports. */
function SwapPorts({ disabled, onSwap }: { disabled: boolean; onSwap: () => void }) {
  return (
    <button
      type="button"
      title={searchCardMessages.swap}
      aria-label={searchCardMessages.swap}
      disabled={disabled}
      onClick={onSwap}
      className="grid size-10 cursor-pointer place-items-center self-center rounded-full text-brand-600 hover:bg-brand-50 disabled:cursor-default disabled:text-line-strong disabled:hover:bg-transparent max-sm:row-span-2 sm:mt-6 sm:self-start"
    >
      <ArrowLeftRight className="size-5 max-sm:rotate-90" />
    </button>
  );
}

interface RecentSearchesProps {
  searches: readonly SearchData[];
  className?: string;
}

/** The number shown; the pickers use the ports of the others. */
const shownMax = 3;

/** The recent searches as links to their current sailings. */
function RecentSearches({ searches, className = '' }: RecentSearchesProps) {
  if (searches.length === 0) return null;
  return (
    <nav aria-label={searchCardMessages.recent} className={`flex min-w-0 flex-col gap-1 text-sm ${className}`}>
      <span aria-hidden="true" className="text-ink-soft">
        {searchCardMessages.recent}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {searches.slice(0, shownMax).map((search) => (
          <li key={`${search.orgPortCode} ${search.dstPortCode}`}>
            <a
              href={resultsPath(search)}
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-brand-700 hover:underline sm:min-h-10"
            >
              {searchCardMessages.lane(search.orgPort || search.orgPortCode, search.dstPort || search.dstPortCode)}
              {search.isDanger === 'N' && (
                <span className="text-xs font-normal text-ink-faint">{searchCardMessages.general}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PortFieldProps extends Omit<PortPickerProps, 'control' | 'isFocused'> {
  label: string;
  /** The search data's keys for the port's name and code. */
  names: { port: string; code: string };
  problem: Problem | undefined;
}

/** One port of the search; without script it submits the typed name, and its code if known. */
function PortField({ label, names, problem, value, ...picking }: PortFieldProps) {
  // the page that the plain form opens focuses the missing field
  const isFocused = useIsPrerendered() && problem !== undefined;
  return (
    <Field name={names.code} label={label} problem={problem} required>
      {(control) => (
        <>
          <PortPicker control={{ ...control, name: names.port }} value={value} isFocused={isFocused} {...picking} />
          <input type="hidden" name={names.code} value={value.code} />
        </>
      )}
    </Field>
  );
}

interface GoodsFieldsProps {
  goods: TypedGoods;
  problems: Problems;
  onChange: (goods: Partial<TypedGoods>) => void;
  className: string;
}

const sizes = containerTypes.map((value) => ({ value, label: value }));

const fields = [
  { name: 'containers', unit: messages.containersUnit, inputMode: 'numeric' },
  { name: 'readyDay', type: 'date' },
  { name: 'volume', unit: messages.volumeUnit, inputMode: 'decimal' },
  { name: 'weight', unit: messages.weightUnit, inputMode: 'decimal' },
] as const;

/** The containers of a search, when the goods are ready and their load, if known; pasted units are accepted. */
function GoodsFields({ goods, problems, onChange, className }: GoodsFieldsProps) {
  return (
    <div className={className}>
      <RadioGroup
        label={messages.containerType}
        name="containerType"
        value={goods.containerType}
        options={sizes}
        className="col-span-full lg:col-span-1"
        onChange={(containerType) => onChange({ containerType })}
      />
      {fields.map(({ name, ...control }) => (
        <Field key={name} name={name} label={messages[name]} problem={problems[name]}>
          {(described) => (
            <TextInput
              {...described}
              {...control}
              autoComplete="off"
              maxLength={40}
              value={goods[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

interface Props {
  actor: SearchActor;
  /** A strip has its own background; the card gets it from the home page. */
  variant?: 'card' | 'strip';
}

/**
 * The search for sailings: two ports, dangerous or not, the containers and the load. Without script its plain form leads
 * to the same results.
 */
export function Search({ actor, variant = 'card' }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { data, recent, ports, problems } = state.context;
  const status = state.hasTag('busy') ? 'busy' : state.matches('failed') ? 'failed' : 'ready';
  const open = () => actor.send({ type: 'picker.opened' });
  const form = useTypedBefore(data, (typed) => actor.send({ type: 'typing.recovered', ...data, ...typed }));

  return (
    <search data-state={state.value} className={variant === 'strip' ? 'rounded-lg bg-surface shadow-pop' : ''}>
      <form
        ref={form}
        // before hydration the results page shows the missing fields
        noValidate
        action={paths.shippingFcl}
        method="get"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_9.5rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submitted' });
        }}
      >
        <PortField
          label={sailingMessages.search.origin}
          names={{ port: 'orgPort', code: 'orgPortCode' }}
          problem={problems.orgPortCode}
          ports={ports.filter((port) => port.loading)}
          recent={portsOf(recent, 'orgPortCode')}
          status={status}
          value={{ code: data.orgPortCode, name: data.orgPort }}
          onOpen={open}
          onChoose={(port) => actor.send({ type: 'origin.chosen', port })}
        />
        <SwapPorts
          disabled={!state.can({ type: 'ports.swapped' })}
          onSwap={() => actor.send({ type: 'ports.swapped' })}
        />
        <PortField
          label={sailingMessages.search.destination}
          names={{ port: 'dstPort', code: 'dstPortCode' }}
          problem={problems.dstPortCode}
          ports={ports.filter((port) => port.discharging)}
          recent={portsOf(recent, 'dstPortCode')}
          status={status}
          value={{ code: data.dstPortCode, name: data.dstPort }}
          onOpen={open}
          onChoose={(port) => actor.send({ type: 'destination.chosen', port })}
        />
        <RadioGroup
          label={sailingMessages.search.dangerous}
          name="isDanger"
          value={data.isDanger}
          options={sailingMessages.search.dangerousOptions}
          className="max-sm:col-span-2"
          onChange={(isDanger) => actor.send({ type: 'danger.chosen', isDanger })}
        />
        <GoodsFields
          goods={data}
          problems={problems}
          className="col-span-full grid grid-cols-2 gap-3 lg:grid-cols-5"
          onChange={(load) => actor.send({ type: 'load.typed', load })}
        />
        <Button
          type="submit"
          busy={state.matches('naming')}
          className="col-span-full lg:col-start-5 lg:row-start-1 lg:mt-6 lg:px-8"
        >
          <SearchIcon className="size-4" />
          {sailingMessages.search.submit}
        </Button>
        <RecentSearches searches={hasPorts(data) ? [] : recent} className="col-span-full" />
      </form>
    </search>
  );
}
