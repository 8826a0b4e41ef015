import type { DangerousForm } from '#contract/booking/orderForm.ts';
import {
  groupNameZh,
  groupsIn,
  noSegregationGroup,
  segregationGroups,
} from '#contract/rules/segregation/segregationGroups.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { ProblemLine } from '#src/ui/Field.tsx';
import type { FormEditor } from '#src/features/booking/form/formContext.ts';
import { labelOf } from '#src/features/booking/form/formContext.ts';

interface Props {
  details: DangerousForm;
  path: `cargo.${number}.dangerous`;
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
}

/** A declaration with one code more or less; that none applies excludes every group. */
const toggled = (declared: readonly string[], code: string): string[] => {
  if (declared.includes(code)) return declared.filter((other) => other !== code);
  if (code === noSegregationGroup) return [code];
  return [...segregationGroups.keys()].filter((group) => group === code || declared.includes(group));
};

/** The segregation groups of a generic entry, as checkboxes; folded, with those chosen in its summary. */
export function SegregationGroupsField({ details, path, editor }: Props) {
  const name = `${path}.declaredGroups` as const;
  const id = `field-${name}`;
  const label = labelOf(editor.service, name);
  const declared = groupsIn(details.declaredGroups);
  const problem = editor.problems[name];
  return (
    <details className="mt-3 rounded-md border border-line bg-surface px-3 py-2">
      <summary id={id} className="min-h-6 cursor-pointer text-sm text-ink-soft">
        {label}
        {declared.length > 0 && <span className="text-ink">：{declared.map(groupNameZh).join('、')}</span>}
      </summary>
      <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
        <legend className="sr-only">{label}</legend>
        <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
          {bookingMessages.dangerous.groupsHint}
        </p>
        <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
          {[noSegregationGroup, ...segregationGroups.keys()].map((code) => (
            <label key={code} className="flex min-h-6 cursor-pointer items-start gap-2 text-sm">
              <input
                type="checkbox"
                checked={declared.includes(code)}
                onChange={() => editor.change(name, toggled(declared, code).join(' '))}
                className="mt-[3px] size-4 shrink-0 cursor-pointer accent-brand-600"
              />
              <span className="min-w-0">{groupNameZh(code)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ProblemLine id={`${id}-problem`} problem={problem} label={label} />
    </details>
  );
}
