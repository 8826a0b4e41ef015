import type { FclForm } from '#contract/order.ts';
import { bookingCopy } from '#src/bookingCopy.ts';
import { ProblemLine } from '#src/parts/Field.tsx';
import { RadioGroup } from '#src/parts/RadioGroup.tsx';
import { ContainerQuantity } from './ContainerQuantity.tsx';
import type { Filling } from './filling.ts';
import { labelOf } from './filling.ts';
import { LoadGauge } from './LoadGauge.tsx';
import { StepCard } from './StepCard.tsx';
import { TextField } from './TextField.tsx';

const types = ['20GP', '40GP', '40HQ'] as const;
const loadings = ['station', 'factory', 'self'] as const satisfies readonly FclForm['loading'][];

/** How many containers of which size, whose they are and where they are loaded. */
export function ContainersStep({ filling }: { filling: Filling }) {
  const { form, problems, change } = filling;
  const words = bookingCopy.containers;
  return (
    <StepCard id="containers" aside={<p className="text-sm text-ink-soft">{words.intro}</p>}>
      <fieldset
        id="field-containers"
        tabIndex={-1}
        aria-describedby={problems.containers ? 'field-containers-problem' : undefined}
      >
        <legend className="sr-only">{labelOf('containers')}</legend>
        <div className="grid gap-3 md:grid-cols-3">
          {types.map((type) => (
            <ContainerQuantity key={type} type={type} filling={filling} />
          ))}
        </div>
        <ProblemLine id="field-containers-problem" problem={problems.containers} />
      </fieldset>
      <LoadGauge form={form} />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <RadioGroup
          label={labelOf('loading')}
          name="loading"
          value={form.loading}
          options={loadings.map((value) => ({ value, label: words.loading[value].label }))}
          hint={words.loading[form.loading].hint}
          onChange={(value) => change('loading', value)}
        />
        <RadioGroup
          label={labelOf('shipperOwned')}
          name="shipperOwned"
          value={form.shipperOwned ? 'shipper' : 'carrier'}
          options={[
            { value: 'carrier', label: words.owner.carrier },
            { value: 'shipper', label: words.owner.shipper },
          ]}
          onChange={(value) => change('shipperOwned', value === 'shipper')}
        />
        {form.loading === 'factory' && (
          <TextField
            className="md:col-span-2"
            filling={filling}
            path="loadingAddress"
            value={form.loadingAddress}
            hint={words.loadingAddressHint}
          />
        )}
      </div>
    </StepCard>
  );
}
