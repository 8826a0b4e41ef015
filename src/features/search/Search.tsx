import { useSelector } from '@xstate/react';
import SearchIcon from 'lucide-react/icons/search';
import { paths } from '#contract/app/routes.ts';
import type { SearchActor } from '#machines/search/search.ts';
import { hasPorts } from '#machines/search/searchData.ts';
import { portsOf } from './recentSearches.ts';
import { sailingMessages } from '#src/trade/messages/trade.ts';
import { Button } from '#src/ui/Button.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';
import { GoodsFields } from '#src/features/search/parts/GoodsFields.tsx';
import { PortField } from '#src/features/search/parts/PortField.tsx';
import { RecentSearches } from '#src/features/search/parts/RecentSearches.tsx';
import { SwapPorts } from '#src/features/search/parts/SwapPorts.tsx';

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
        // before hydration the page of results says what is missing
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
