import { chartOf, statesIn } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { CodeName } from '../charts/CodeName.tsx';
import { chartNames, namesOf } from '../charts/meanings.ts';
import { texts } from '../views.ts';
import { stateTitles } from './facts.ts';
import { sizeOf } from './FlowCard.tsx';
import type { FlowRecord } from './handbook.ts';
import { runnings } from './nesting.ts';
import { hashOf, stateHash } from './route.ts';

/** The machines that invoke this one, and those it invokes. */
function Neighbours({ name }: { name: MachineName }) {
  const within = runnings().filter(({ inner }) => inner === name);
  const inside = runnings().filter(({ outer }) => outer === name);
  return (
    <>
      {within.map(({ outer, state }) => {
        const chart = chartOf(outer);
        const path = statesIn(chart.root).find(({ id }) => id === state)?.path ?? '';
        return (
          <li key={`${outer} ${state}`}>
            运行在
            <a href={stateHash(outer, path)}>
              {namesOf(outer).title}「{stateTitles(chart).get(state)}」
            </a>
          </li>
        );
      })}
      {inside.length > 0 && (
        <li>
          其中运行
          {inside.map(({ inner, state }) => (
            <a key={`${inner} ${state}`} href={hashOf({ page: 'flow', name: inner })}>
              {namesOf(inner).title}
            </a>
          ))}
        </li>
      )}
    </>
  );
}

/** A machine's name, purpose, size and neighbours. */
export function FlowHead({ name, record }: { name: MachineName; record: FlowRecord | undefined }) {
  const { title, purpose } = chartNames[name];
  return (
    <>
      <p className="text-sm text-ink-soft">{texts().areas.find(({ names }) => names.includes(name))?.title}</p>
      <h1 className="text-2xl font-semibold">
        {title} <CodeName>{name}</CodeName>
      </h1>
      <p className="mt-1 max-w-4xl text-lg text-ink-soft">{purpose}</p>
      <ul className="handbook-line mt-2 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
        <li>{sizeOf(name, record)}</li>
        <Neighbours name={name} />
        {record && record.views.length > 0 && (
          <li>
            现场演练
            {record.views.map(({ view, player }) => (
              <a key={view} href={player}>
                {texts().titleOf(view)} <CodeName>{view}</CodeName>
              </a>
            ))}
          </li>
        )}
      </ul>
    </>
  );
}
