import type { CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import type { Filling } from './formContext.ts';
import { cargoName, together } from './verdictWords.ts';

interface Props {
  findings: readonly CargoFinding[];
  filling: Filling;
}

/** Rules by mode in words, each with its source, how sure it is, and the cargo it speaks of. */
export function ModeVerdict({ findings, filling }: Props) {
  const words = bookingCopy.verdicts;
  const isOneLine = filling.form.cargo.length === 1;
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {together(findings).map(({ finding, cargoLines }) => (
        <li key={finding.code}>
          {!isOneLine && words.goods(cargoLines.map((index) => cargoName(filling, index)).join('、'))}
          {finding.ruleZh}
          <span className="text-xs text-ink-soft">
            {' '}
            {words.basis}：{finding.source}
            {words.confidence[finding.confidence]}
          </span>
        </li>
      ))}
    </ul>
  );
}
