import type { Filling } from './formContext.ts';
import { LineFields } from './LineFields.tsx';
import { StepCard } from './StepCard.tsx';
import { TankFill } from './TankFill.tsx';

interface Props {
  filling: Filling;
  index: number;
}

/** A section of a line's own fields. */
export function GroupStep({ filling, index }: Props) {
  const { line, form } = filling;
  const group = line.groups[index];
  if (!group) return null;
  return (
    <StepCard id={`group-${index}`} filling={filling}>
      <LineFields filling={filling} at="details" fields={line.fields} names={group.fields} values={form.details} />
      {group.fields.includes('tonnesPerTank') && <TankFill filling={filling} />}
    </StepCard>
  );
}
