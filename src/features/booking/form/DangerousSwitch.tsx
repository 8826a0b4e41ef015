import { useRef } from 'react';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { blankDangerous } from '#contract/booking/orderForm.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { Filling } from './formContext.ts';

interface Props {
  line: CargoForm;
  path: `cargo.${number}`;
  filling: Filling;
}

/** Whether a line is dangerous goods; switched off by mistake and on again, the details are still there. */
export function DangerousSwitch({ line, path, filling }: Props) {
  const putAside = useRef<CargoForm>(null);
  const toggle = (dangerous: boolean) => {
    const former = putAside.current;
    putAside.current = line;
    // the place in the list may hold another line by now: only the same goods get their details back
    const same = former?.nameZh === line.nameZh && former.nameEn === line.nameEn;
    filling.change(`${path}.dangerous`, dangerous ? (same && former.dangerous) || blankDangerous() : null);
  };
  return (
    <Checkbox name={`${path}.dangerous`} checked={line.dangerous !== null} onChange={toggle} className="mr-auto ml-2">
      {bookingCopy.cargo.dangerous}
    </Checkbox>
  );
}
