import type { FieldValue, LineField as Asked, LineFields as AskedFields } from '#contract/lines/fields.ts';
import { isAsked } from '#contract/lines/fields.ts';
import type { FieldsPath, Filling } from './filling.ts';
import { FlagField } from './FlagField.tsx';
import { LineField } from './LineField.tsx';

interface Props {
  filling: Filling;
  /** Where the values stand in the form. */
  at: FieldsPath;
  fields: AskedFields;
  names: readonly string[];
  values: Readonly<Record<string, FieldValue>>;
  className?: string;
}

type Named = readonly [name: string, field: Asked];

/** Fields in a row that are ticked, or that are filled in: each run is laid out by itself. */
const runsOf = (fields: readonly Named[]): Named[][] => {
  const runs: Named[][] = [];
  for (const named of fields) {
    const last = runs.at(-1);
    if (last && (last[0]![1].kind === 'flag') === (named[1].kind === 'flag')) last.push(named);
    else runs.push([named]);
  }
  return runs;
};

/** The questions of a line, as its definition has them; those that are not asked as the others stand are left out. */
export function LineFields({ filling, at, fields, names, values, className = 'gap-x-6 md:grid-cols-2' }: Props) {
  const { choices } = filling.offer;
  const asked = names.flatMap((name): Named[] => {
    const field = fields[name];
    if (!field || !isAsked(field, values)) return [];
    // a single value is no choice
    return field.kind === 'offered' && (choices[name]?.length ?? 0) < 2 ? [] : [[name, field]];
  });
  return (
    <div className="flex flex-col gap-4">
      {runsOf(asked).map((run) => (
        <div key={run[0]![0]} className={`grid gap-y-3 ${className}`}>
          {run.map(([name, field]) => {
            const path = `${at}.${name}` as const;
            const value = values[name] ?? '';
            return field.kind === 'flag' ? (
              <FlagField key={name} filling={filling} path={path} name={name} field={field} checked={value === true} />
            ) : (
              <LineField
                key={name}
                filling={filling}
                path={path}
                name={name}
                field={field}
                value={value}
                offered={choices[name] ?? []}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
