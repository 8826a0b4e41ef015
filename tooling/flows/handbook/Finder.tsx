import { useEffect, useRef } from 'react';
import { hashOf } from './route.ts';

const go = (query: string): void => {
  const hash = query.trim() === '' ? hashOf({ page: 'front' }) : hashOf({ page: 'find', query: query.trim() });
  if (globalThis.location.hash.startsWith('#find/')) globalThis.location.replace(hash);
  else globalThis.location.hash = hash;
};

/** The field for a question or a word; results appear while typing. */
export function Finder({ query }: { query: string }) {
  const inputRef = useRef<HTMLInputElement>(null);

  // while the user types, including Chinese composition, the field is not overwritten; links fill it otherwise
  useEffect(() => {
    const input = inputRef.current;
    if (input && (input !== document.activeElement || query === '')) input.value = query;
  }, [query]);

  return (
    <search aria-label="手册" className="min-w-0 grow basis-full sm:max-w-xl sm:basis-80">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          go(inputRef.current?.value ?? '');
          document.querySelector<HTMLElement>('[data-answer]')?.focus();
        }}
      >
        <input
          ref={inputRef}
          type="search"
          name="question"
          aria-label="用一句话提问，或查找状态、事件、条件"
          placeholder="用一句话提问，例如：倒计时没完能重发吗？"
          autoComplete="off"
          defaultValue={query}
          onInput={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent as InputEvent).isComposing) go(currentTarget.value);
          }}
          onCompositionEnd={({ currentTarget }) => go(currentTarget.value)}
          className="h-10 w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-faint"
        />
      </form>
    </search>
  );
}
