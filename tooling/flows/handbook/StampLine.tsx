import { CodeName } from '../charts/CodeName.tsx';
import type { Stamp } from './handbook.ts';
import { momentZh } from './moment.ts';

/** The time and revision of a build or measurement. */
export function StampLine({ at, revision }: Stamp) {
  return (
    <>
      {momentZh(at)}
      {revision !== '' && (
        <>
          ，程序版本 <CodeName>{revision}</CodeName>
        </>
      )}
    </>
  );
}
