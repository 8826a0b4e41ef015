import { tankMatchOf } from '#contract/rules/tanks/tanks.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { Filling } from './formContext.ts';
import { cargoName } from './verdictWords.ts';

/** Which tanks the goods' instruction asks for, and whether the chosen ones fall short of it. */
export function TankVerdict({ filling }: { filling: Filling }) {
  const { facts, line } = filling;
  const words = bookingCopy.tank;
  const isUnfit = line.problems?.(facts).items === 'tankUnfit';
  const listed = facts.cargo.flatMap(({ dangerous }, index) =>
    // until an entry of the list is chosen nothing can be said
    dangerous && dangerous.tankInstruction !== undefined ? [{ index, instruction: dangerous.tankInstruction }] : [],
  );
  if (listed.length === 0) return null;
  return (
    <Alert tone={isUnfit ? 'critical' : 'info'} title={isUnfit ? `${words.title}：${words.unfit}` : words.title}>
      <ul className="text-sm">
        {listed.map(({ index, instruction }) => {
          const { ruleZh, source } = tankMatchOf({ isDangerous: true, tankInstruction: instruction });
          return (
            <li key={index}>
              {words.of(cargoName(filling, index), instruction ?? words.none)}：{ruleZh}
              <span className="text-xs text-ink-soft">
                {' '}
                {bookingCopy.verdicts.basis}：{source}
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
