import { tankMatchOf } from '#contract/rules/tanks/tanks.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FormEditor } from './formContext.ts';
import { RuleBasis } from './RuleBasis.tsx';
import { cargoName } from './verdictText.ts';

/** The tanks that the goods' instruction requires; warns if a chosen one does not meet it. */
export function TankVerdict({ editor }: { editor: FormEditor }) {
  const { facts, service } = editor;
  const messages = bookingMessages.tank;
  const isUnfit = service.problems?.(facts).items === 'tankUnfit';
  const listed = facts.cargo.flatMap(({ dangerous }, index) =>
    // no verdict until an entry of the list is chosen
    dangerous && dangerous.tankInstruction !== undefined ? [{ index, instruction: dangerous.tankInstruction }] : [],
  );
  if (listed.length === 0) return null;
  return (
    <Alert
      tone={isUnfit ? 'critical' : 'info'}
      title={isUnfit ? `${messages.title}：${messages.unfit}` : messages.title}
    >
      <ul className="text-sm">
        {listed.map(({ index, instruction }) => {
          const { ruleZh, source } = tankMatchOf({ isDangerous: true, tankInstruction: instruction });
          return (
            <li key={index}>
              {messages.of(cargoName(editor, index), instruction ?? messages.none)}：{ruleZh}
              <RuleBasis>{source}</RuleBasis>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
