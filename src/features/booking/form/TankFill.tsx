import { tankFillOf } from '#contract/rules/tanks/tankFill.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { thousands, upTo } from '#src/ui/format.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { Filling } from './formContext.ts';

/** How full each tank will be, and the rule that forbids it; nothing until load and density are known. */
export function TankFill({ filling: { facts } }: { filling: Filling }) {
  const words = bookingCopy.tank;
  const { capacity, tonnesPerTank, density, baffles, viscosity } = facts.details;
  const capacityL = Number(capacity) * 1000;
  if (!(Number(tonnesPerTank) > 0 && Number(density) > 0)) return null;
  // gases are filled by mass (IMDG Code 4.2.2.7)
  if ((facts.items.T50 ?? 0) > 0 || (facts.items['RENT-T50'] ?? 0) > 0) return null;
  const { litres, percent, problems } = tankFillOf({
    capacityL,
    content: { tonnes: Number(tonnesPerTank), densityKgPerL: Number(density) },
    hasBaffles: baffles === true,
    isDangerous: facts.isDangerous,
    viscosityMm2PerS: Number(viscosity),
  });
  return (
    <div aria-live="polite" className="mt-4">
      <Alert
        tone={problems.length > 0 ? 'critical' : 'info'}
        title={`${words.fill} ${words.filled(upTo(percent, 2), thousands(litres), thousands(capacityL))}`}
      >
        {problems.map(({ code, ruleZh, source }) => (
          <p key={code}>
            {ruleZh}
            <span className="text-xs text-ink-soft">
              {' '}
              {bookingCopy.verdicts.basis}：{source}
            </span>
          </p>
        ))}
      </Alert>
    </div>
  );
}
