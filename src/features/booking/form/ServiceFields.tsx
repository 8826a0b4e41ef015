import { Fragment } from 'react';
import type {
  FieldValue,
  ServiceField as Asked,
  ServiceFields as VisibleFields,
} from '#contract/services/definitions/serviceFields.ts';
import { neededFields } from '#contract/services/definitions/neededFields.ts';
import { isVisible } from '#contract/services/definitions/serviceFields.ts';
import type { FieldsPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from './formContext.ts';
import { FlagField } from './FlagField.tsx';
import { ServiceField } from './ServiceField.tsx';
import { Proposals } from './Suggestions.tsx';

interface Props {
  editor: FormEditor;
  /** Where the values are in the form. */
  at: FieldsPath;
  fields: VisibleFields;
  names: readonly string[];
  values: Readonly<Record<string, FieldValue>>;
  className?: string;
}

type Named = readonly [name: string, field: Asked];

/**
 * Groups fields into texts, checkboxes, and fields that depend on a checkbox, so that each group is laid out without
 * gaps.
 */
const runsOf = (visible: readonly Named[], fields: VisibleFields): Named[][] => {
  const isFlag = ([, field]: Named) => field.kind === 'flag';
  const followsFlag = ([, { when }]: Named) => when !== undefined && fields[when.field]?.kind === 'flag';
  return [
    visible.filter((named) => !isFlag(named) && !followsFlag(named)),
    visible.filter((named) => isFlag(named)),
    visible.filter((named) => !isFlag(named) && followsFlag(named)),
  ].filter((run) => run.length > 0);
};

/** The visible fields of a service, as in its definition. */
export function ServiceFields({
  editor,
  at,
  fields,
  names,
  values,
  className = 'grid-cols-2 gap-x-3 sm:gap-x-6',
}: Props) {
  const { choices } = editor.quote;
  const needed = at === 'details' ? neededFields(editor.service, editor.facts) : undefined;
  const visible = names.flatMap((name): Named[] => {
    const field = fields[name];
    if (!field || !isVisible(field, values)) return [];
    // a single value is no choice
    return field.kind === 'quoted' && (choices[name]?.length ?? 0) < 2 ? [] : [[name, field]];
  });
  return (
    <div className="flex flex-col gap-4">
      {runsOf(visible, fields).map((run) => (
        <div
          key={run[0]![0]}
          className={`grid gap-y-3 ${run[0]![1].kind === 'flag' ? 'max-sm:flex max-sm:flex-wrap max-sm:[&>div]:flex-auto' : ''} ${className}`}
        >
          {run.map(([name, field]) => {
            const path = `${at}.${name}` as const;
            const value = values[name] ?? '';
            return field.kind === 'flag' ? (
              <FlagField key={name} editor={editor} path={path} name={name} field={field} checked={value === true} />
            ) : (
              <Fragment key={name}>
                <ServiceField
                  editor={editor}
                  path={path}
                  name={name}
                  field={field}
                  optional={'optional' in field && !needed?.has(name)}
                  value={value}
                  quoted={choices[name] ?? []}
                />
                <Proposals editor={editor} at={path} className="col-span-full" />
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}
