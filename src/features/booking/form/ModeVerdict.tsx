import type { CargoFinding } from '#contract/rules/acceptance/acceptance.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';
import { RuleBasis } from './RuleBasis.tsx';
import { cargoName, together } from './verdictText.ts';

interface Props {
  findings: readonly CargoFinding[];
  editor: FormEditor;
}

/** Findings of the rules by mode, each with its source, certainty and cargo items. */
export function ModeVerdict({ findings, editor }: Props) {
  const messages = bookingMessages.verdicts;
  const isOneLine = editor.form.cargo.length === 1;
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {together(findings).map(({ finding, cargoItems }) => (
        <li key={finding.code + finding.ruleZh}>
          {!isOneLine && messages.goods(cargoItems.map((index) => cargoName(editor, index)).join('、'))}
          {finding.ruleZh}
          <RuleBasis>
            {finding.source}
            {messages.confidence[finding.confidence]}
          </RuleBasis>
        </li>
      ))}
    </ul>
  );
}
