import type { ReactNode } from 'react';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { FieldPath, Filling } from './formContext.ts';
import { labelOf } from './formContext.ts';

interface Props {
  filling: Pick<Filling, 'line' | 'problems' | 'change'>;
  path: FieldPath;
  value: string;
  options: readonly { value: string; labelZh: string }[];
  hint?: ReactNode;
  className?: string;
}

/** How wide words are, in Chinese characters; a Latin letter takes about half of one. */
const widthOf = (words: string): number =>
  Array.from(words).reduce((width, character) => width + (character > '\u2E7F' ? 1 : 0.55), 0);

/** What fits side by side into half a section, in characters with the room around each choice. */
const roomOfRow = 20;
const roomAround = 2;

/** One of a few choices: side by side where they fit, else in a list. */
export function ChoiceField({ filling, path, value, options, hint, className = '' }: Props) {
  const { problems, change, line } = filling;
  const choices = options.map((option) => ({ value: option.value, label: option.labelZh }));
  // all are as wide as the widest
  const width = (Math.max(...choices.map(({ label }) => widthOf(label))) + roomAround) * choices.length;
  const shared = { label: labelOf(line, path), name: path, problem: problems[path], hint, className };
  if (width <= roomOfRow) {
    return <RadioGroup {...shared} value={value} options={choices} onChange={(chosen) => change(path, chosen)} />;
  }
  const isChosen = choices.some((choice) => choice.value === value);
  return (
    <Field {...shared} required>
      {(control) => (
        <Select
          {...control}
          {...(isChosen ? {} : { placeholder: bookingCopy.fields.choose })}
          options={choices}
          value={isChosen ? value : ''}
          onChange={(event) => change(path, event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
