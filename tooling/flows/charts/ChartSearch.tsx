import { useId } from 'react';

interface Props {
  typed: string;
  count: number;
  /** The index of the selected result, from 0. */
  at: number;
  onType: (typed: string) => void;
  onStep: (by: 1 | -1) => void;
}

/** The search field for names and meanings in a chart; Enter selects the next result, Shift+Enter the previous. */
export function ChartSearch({ typed, count, at, onType, onStep }: Props) {
  const id = useId();
  return (
    <search>
      <form
        className="chart-search"
        onSubmit={(event) => {
          event.preventDefault();
          onStep(1);
        }}
      >
        <label htmlFor={id}>查找</label>
        <input
          id={id}
          type="search"
          value={typed}
          placeholder="状态、事件、条件、询问"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return;
            event.preventDefault();
            onStep(-1);
          }}
        />
        <output htmlFor={id} aria-live="polite">
          {typed.trim() !== '' && (count > 0 ? `${at + 1} / ${count}` : '没有找到')}
        </output>
      </form>
    </search>
  );
}
