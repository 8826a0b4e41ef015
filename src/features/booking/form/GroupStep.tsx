import type { FormEditor } from './formContext.ts';
import { ServiceFields } from './ServiceFields.tsx';
import { StepCard } from './StepCard.tsx';
import { TankFill } from './TankFill.tsx';

interface Props {
  editor: FormEditor;
  index: number;
}

/** A section of a service's own fields. */
export function GroupStep({ editor, index }: Props) {
  const { service, form } = editor;
  const group = service.groups[index];
  if (!group) return null;
  return (
    <StepCard id={`group-${index}`} editor={editor}>
      <ServiceFields editor={editor} at="details" fields={service.fields} names={group.fields} values={form.details} />
      {group.fields.includes('tonnesPerTank') && <TankFill editor={editor} />}
    </StepCard>
  );
}
