import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import { fillLimitOf } from '#contract/rules/tanks/fillLimit.ts';
import { tankFillOf } from '#contract/rules/tanks/tankFill.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { thousands, upTo } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { RuleBasis } from '#src/features/booking/form/dangerousGoods/verdictText.tsx';

/** The degree of filling of each tank, and the rule that forbids it; nothing until load and density are known. */
function TankFill({ editor: { facts } }: { editor: FormEditor }) {
  const messages = bookingMessages.tank;
  const { capacity, tonnesPerTank, density, density50, baffles, viscosity } = facts.details;
  const capacityL = Number(capacity) * 1000;
  if (!(Number(tonnesPerTank) > 0 && Number(density) > 0)) return null;
  // gases are filled by mass (IMDG Code 4.2.2.7)
  if ((facts.items.T50 ?? 0) > 0 || (facts.items['RENT-T50'] ?? 0) > 0) return null;
  const hazards = facts.cargo.flatMap(({ dangerous }) => dangerous ?? []);
  const limit =
    hazards.length > 0
      ? fillLimitOf(hazards, { densityFilled: Number(density), densityWarmest: Number(density50) })
      : undefined;
  const { litres, percent, problems } = tankFillOf({
    capacityL,
    content: { tonnes: Number(tonnesPerTank), densityKgPerL: Number(density) },
    hasBaffles: baffles === true,
    isDangerous: facts.isDangerous,
    viscosityMm2PerS: Number(viscosity),
    maximumPercent: limit?.isKnown ? limit.percent : undefined,
  });
  return (
    <div aria-live="polite" className="mt-4">
      <Alert
        tone={problems.length > 0 ? 'critical' : 'info'}
        title={`${messages.fill} ${messages.filled(upTo(percent, 2), thousands(litres), thousands(capacityL))}`}
      >
        {limit?.isKnown && (
          <p>
            {messages.most(upTo(limit.percent, 1))}
            <RuleBasis>{limit.source}</RuleBasis>
          </p>
        )}
        {problems.map(({ code, ruleZh, source }) => (
          <p key={code}>
            {ruleZh}
            <RuleBasis>{source}</RuleBasis>
          </p>
        ))}
      </Alert>
    </div>
  );
}

interface Props {
  editor: FormEditor;
  index: number;
}

/** A section of a service's own fields. */
export function GroupStep({ editor, index }: Props) {
  const { service, form } = editor;
  const group = service.groups[index];
  if (!group) return null;
  return (
    <StepCard id={`group-${index}`} editor={editor}>
      <ServiceFields editor={editor} at="details" fields={service.fields} names={group.fields} values={form.details} />
      {group.fields.includes('tonnesPerTank') && <TankFill editor={editor} />}
    </StepCard>
  );
}
