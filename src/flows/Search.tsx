import { useSelector } from '@xstate/react';
import MapPin from 'lucide-react/icons/map-pin';
import SearchIcon from 'lucide-react/icons/search';
import ShipWheel from 'lucide-react/icons/ship-wheel';
import type { SearchActor } from '#machines/search.ts';
import { copy } from '#src/copy.ts';
import { Button } from '#src/parts/Button.tsx';
import { Field } from '#src/parts/Field.tsx';
import { PortPicker } from '#src/parts/PortPicker.tsx';
import { RadioGroup } from '#src/parts/RadioGroup.tsx';

interface Props {
  actor: SearchActor;
  /** The home page's card names its service; a strip over results does not. */
  look?: 'card' | 'strip';
}

/** The search for sailings: two ports and whether the goods are dangerous. */
export function Search({ actor, look = 'card' }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { data, ports, problems } = state.context;
  const status = state.hasTag('busy') ? 'busy' : state.matches('failed') ? 'failed' : 'ready';
  const open = () => actor.send({ type: 'picker.opened' });

  return (
    <search data-state={state.value} className="rounded-lg bg-surface text-ink shadow-pop">
      {look === 'card' && (
        <p className="flex items-center gap-2 border-b border-line px-5 pt-4 pb-3 font-semibold text-brand-700">
          <ShipWheel className="size-5 shrink-0" />
          <span className="shrink-0">{copy.search.fcl}</span>
          <span className="text-sm font-normal text-ink-faint max-sm:sr-only">{copy.search.fclLead}</span>
        </p>
      )}
      <form
        noValidate
        className="grid items-start gap-x-4 gap-y-3 p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'search.submitted' });
        }}
      >
        <Field
          name="orgPortCode"
          problem={problems.orgPortCode}
          required
          label={
            <>
              <MapPin className="size-4 text-brand-600" />
              {copy.search.origin}
            </>
          }
        >
          {(control) => (
            <PortPicker
              control={control}
              ports={ports.filter((port) => port.loading)}
              status={status}
              value={{ code: data.orgPortCode, name: data.orgPort }}
              onOpen={open}
              onChoose={(port) => actor.send({ type: 'origin.chosen', port })}
            />
          )}
        </Field>
        <Field
          name="dstPortCode"
          problem={problems.dstPortCode}
          required
          label={
            <>
              <MapPin className="size-4 text-brand-600" />
              {copy.search.destination}
            </>
          }
        >
          {(control) => (
            <PortPicker
              control={control}
              ports={ports.filter((port) => port.discharging)}
              status={status}
              value={{ code: data.dstPortCode, name: data.dstPort }}
              onOpen={open}
              onChoose={(port) => actor.send({ type: 'destination.chosen', port })}
            />
          )}
        </Field>
        <RadioGroup
          label={copy.search.dangerous}
          name="isDanger"
          value={data.isDanger}
          options={copy.search.dangerousOptions}
          onChange={(isDanger) => actor.send({ type: 'danger.chosen', isDanger })}
        />
        <Button type="submit" size="md" className="sm:mt-6 lg:px-8">
          <SearchIcon className="size-4" />
          {copy.search.submit}
        </Button>
      </form>
    </search>
  );
}
