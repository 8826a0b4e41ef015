import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { SearchActor } from '#machines/search/search.ts';

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

/** Tells the search what its prerendered form was filled in with before the code had come. */
export const useTypedBefore = (actor: SearchActor, form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    if (!form.current) return;
    const typed = typedIn(form.current);
    const { data } = actor.getSnapshot().context;
    const isOther = Object.entries(typed).some(([name, value]) => data[name as keyof typeof typed] !== value);
    if (isOther) actor.send({ type: 'typing.recovered', ...typed });
  }, [actor, form]);
};
