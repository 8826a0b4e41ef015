import type { ReactNode } from 'react';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { PlainPath } from '#contract/booking/edits/plainFields.ts';
import type { FormEditor } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props {
  editor: Pick<FormEditor, 'service' | 'problems' | 'change'>;
  path: PlainPath;
  value: string;
  options: readonly { value: string; labelZh: string }[];
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** The width of a text in Chinese characters; a Latin letter counts about half. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (character > '\u2E7F' ? 1 : 0.55), 0);

/** The width of half a section, in characters including the padding of each choice. */
const roomOfRow = 20;
const roomAround = 2;

/** A choice: radio buttons side by side if they fit, else a list. */
export function ChoiceField({ editor, path, value, options, hint, optional = false, className = '' }: Props) {
  const { problems, change, service } = editor;
  const choices = options.map((option) => ({ value: option.value, label: option.labelZh }));
  // all are as wide as the widest
  const width = (Math.max(...choices.map(({ label }) => widthOf(label))) + roomAround) * choices.length;
  const shared = { label: labelOf(service, path), name: path, problem: problems[path], hint, className };
  if (width <= roomOfRow) {
    return <RadioGroup {...shared} value={value} options={choices} onChange={(chosen) => change(path, chosen)} />;
  }
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <Field {...shared} required={!optional}>
      {(control) => (
        <Select
          {...control}
          {...(isChosen ? {} : { placeholder: bookingMessages.fields.choose })}
          options={choices}
          value={isChosen ? value : ''}
          onChange={(event) => change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
