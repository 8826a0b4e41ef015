import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { SearchActor } from '#machines/search/search.ts';
import type { SearchData } from '#machines/search/searchData.ts';

const typedIn = (form: HTMLFormElement) => {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    orgPort: text('orgPort'),
    dstPort: text('dstPort'),
    isDanger: text('isDanger') === 'N' ? 'N' : 'Y',
    volume: text('volume'),
    weight: text('weight'),
  } as const;
};

/** Sends the search what was typed into its prerendered form before hydration. */
export const useTypedBefore = (actor: SearchActor, data: SearchData, form: RefObject<HTMLFormElement | null>): void => {
  const recover = useEffectEvent(() => {
    if (!form.current) return;
    const typed = typedIn(form.current);
    const isOther = Object.entries(typed).some(([name, value]) => data[name as keyof typeof typed] !== value);
    if (isOther) actor.send({ type: 'typing.recovered', ...typed });
  });
  useEffect(() => recover(), []);
};
