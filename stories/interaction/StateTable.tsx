import type { ReactNode } from 'react';
import { showPseudoStates } from './pseudo.ts';

/** The columns of a table: a state, and the class that shows it (`pseudo.ts`). */
const states = [
  { state: 'rest', name: '平时' },
  { state: 'hover', name: '指针停在上面' },
  { state: 'focus', name: '键盘焦点' },
  { state: 'active', name: '按下' },
  { state: 'disabled', name: '不可用' },
] as const;

type ControlState = (typeof states)[number]['state'];

interface Row {
  name: string;
  /** The control; its `id` differs in each cell. */
  show: (id: string, isDisabled: boolean) => ReactNode;
  /** Selects the element that has the states; the others select the element of one state if it differs. */
  of: string;
  focusOf?: string;
  /** Why the control is never disabled. */
  neverDisabled?: string;
}

interface Props {
  title: string;
  use: string;
  avoid: string;
  rows: readonly Row[];
}

const shownAs = (state: ControlState, of: string) => (cell: HTMLElement | null) => {
  showPseudoStates();
  cell?.querySelector(of)?.classList.add(`as-${state}`);
};

/** The states of a control side by side, with when to use it and when not. */
export function StateTable({ title, use, avoid, rows }: Props) {
  return (
    <section>
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-2 max-w-3xl">
        <b>何时用：</b>
        {use}
      </p>
      <p className="mt-1 max-w-3xl">
        <b>何时不用：</b>
        {avoid}
      </p>
      <ul className="mt-4 grid gap-8">
        {rows.map(({ name, show, of, focusOf = of, neverDisabled }) => (
          <li key={name}>
            <h2 className="font-semibold">{name}</h2>
            <dl className="mt-2 grid gap-4 sm:grid-cols-5">
              {states.map(({ state, name: stateName }) => (
                <div key={state} ref={shownAs(state, state === 'focus' ? focusOf : of)}>
                  <dt className="mb-2 text-sm text-ink-soft">{stateName}</dt>
                  <dd>
                    {state === 'disabled' && neverDisabled
                      ? neverDisabled
                      : show(`${name}-${state}`, state === 'disabled')}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
