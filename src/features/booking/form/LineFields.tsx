import type {
  FieldValue,
  LineField as Asked,
  LineFields as AskedFields,
} from '#contract/services/definitions/serviceFields.ts';
import { isAsked } from '#contract/services/definitions/serviceFields.ts';
import type { FieldsPath, Filling } from './formContext.ts';
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

/** What is filled in, what is ticked, and what is asked once something is ticked: each is laid out by itself, without holes. */
const runsOf = (asked: readonly Named[], fields: AskedFields): Named[][] => {
  const isFlag = ([, field]: Named) => field.kind === 'flag';
  const followsFlag = ([, { when }]: Named) => when !== undefined && fields[when.field]?.kind === 'flag';
  return [
    asked.filter((named) => !isFlag(named) && !followsFlag(named)),
    asked.filter((named) => isFlag(named)),
    asked.filter((named) => !isFlag(named) && followsFlag(named)),
  ].filter((run) => run.length > 0);
};

/** The questions of a line, as its definition has them; those that are not asked as the others stand are left out. */
export function LineFields({
  filling,
  at,
  fields,
  names,
  values,
  className = 'grid-cols-2 gap-x-3 sm:gap-x-6',
}: Props) {
  const { choices } = filling.offer;
  const asked = names.flatMap((name): Named[] => {
    const field = fields[name];
    if (!field || !isAsked(field, values)) return [];
    // a single value is no choice
    return field.kind === 'offered' && (choices[name]?.length ?? 0) < 2 ? [] : [[name, field]];
  });
  return (
    <div className="flex flex-col gap-4">
      {runsOf(asked, fields).map((run) => (
        <div
          key={run[0]![0]}
          className={`grid gap-y-3 ${run[0]![1].kind === 'flag' ? 'max-sm:flex max-sm:flex-wrap max-sm:[&>div]:flex-auto' : ''} ${className}`}
        >
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
