import { sheetFindings } from '#contract/rules/safetySheet/sheetFindings.ts';
import { cargoName } from '#src/features/booking/form/dangerousGoods/verdictText.tsx';
import type { AttachedSheet, FormEditor } from '#src/features/booking/form/formContext.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { sheetMessages as messages } from './messages.ts';

/** What the attached safety data sheets contradict in the order; nothing if they agree with it. */
export default function SheetVerdict({ editor }: { editor: FormEditor }) {
  const { form, service, sheets } = editor;
  const found = sheets.flatMap(({ fileName, facts }: AttachedSheet) =>
    sheetFindings(facts, form.cargo, service.line).map((finding) => Object.assign({ fileName }, finding)),
  );
  if (found.length === 0) return null;
  return (
    <Alert tone="critical" title={messages.verdict}>
      <ul className="flex flex-col gap-1 text-sm">
        {found.map(({ fileName, cargoItem, findingZh, read: { page, line } }) => (
          <li key={`${fileName} ${cargoItem} ${findingZh}`} className="break-words">
            {cargoItem !== null &&
              form.cargo.length > 1 &&
              bookingMessages.verdicts.goods(cargoName(editor, cargoItem))}
            {findingZh}
            <span className="block text-xs text-ink-soft">{messages.ofFile(fileName, page, line)}</span>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
