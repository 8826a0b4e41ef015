import type { Problems } from '#contract/protocol/fields.ts';
import type { ApplicationFields } from '#contract/enterprise/enterprise.ts';
import { applicationFields } from '#contract/enterprise/enterprise.ts';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface Props {
  fields: ApplicationFields;
  problems: Problems;
  readOnly: boolean;
  onChange: (field: keyof ApplicationFields, value: string) => void;
}

const messages = enterpriseMessages.licence;
const names = Object.keys(messages.fields) as (keyof ApplicationFields)[];
const isRequired = (name: keyof ApplicationFields): boolean => !applicationFields.shape[name].safeParse('').success;
const narrow: ReadonlySet<keyof ApplicationFields> = new Set(['legalPerson', 'establishedOn']);

/** The fields of a business licence, to be corrected, and those that no licence has. */
export function LicenceForm({ fields, problems, readOnly, onChange }: Props) {
  return (
    <div className="grid content-start gap-x-3 gap-y-3 sm:grid-cols-2">
      {names.map((name) => (
        <Field
          key={name}
          className={narrow.has(name) ? '' : 'sm:col-span-2'}
          label={messages.fields[name]}
          name={name}
          problem={problems[name]}
          hint={name in messages.hints ? messages.hints[name as keyof typeof messages.hints] : undefined}
          required={isRequired(name)}
        >
          {(control) =>
            name === 'businessScope' ? (
              <TextArea
                {...control}
                rows={4}
                readOnly={readOnly}
                value={fields[name]}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            ) : (
              <TextInput
                {...control}
                autoComplete={name === 'enterpriseName' ? 'organization' : 'off'}
                spellCheck={false}
                readOnly={readOnly}
                value={fields[name]}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            )
          }
        </Field>
      ))}
    </div>
  );
}
