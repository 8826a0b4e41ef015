import type { CargoForm } from '#contract/booking/orderForm.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { FormEditor } from './formContext.ts';

interface Props {
  cargo: CargoForm;
  index: number;
  editor: FormEditor;
}

/** Switches whether a cargo item is dangerous goods; switched off by mistake and on again, it keeps its details. */
export function DangerousSwitch({ cargo, index, editor }: Props) {
  return (
    <Checkbox
      name={`cargo.${index}.dangerous`}
      checked={cargo.dangerous !== null}
      onChange={(dangerous) =>
        editor.edit({ type: dangerous ? 'dangerousGoods.declared' : 'dangerousGoods.withdrawn', index })
      }
      className="mr-auto ml-2"
    >
      {bookingMessages.cargo.dangerous}
    </Checkbox>
  );
}
