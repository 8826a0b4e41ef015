import type { Aspect, ChangeTone, Detail, Said } from './change.ts';
import type { DifferenceRecord } from './differenceRecord.ts';
import { tones } from './tones.ts';

/** The three ways in which something differs, in Chinese. */
export const toneZh: Record<ChangeTone, string> = { added: '新增', removed: '取消', changed: '改变' };

const aspects: Record<Aspect, string> = {
  kind: '种类',
  initial: '起点',
  tags: '标签',
  asks: '询问',
  entry: '进入时',
  exit: '离开时',
  guard: '条件',
  target: '去向',
  actions: '随之而做',
  delay: '时间',
  reenters: '重新进入',
  order: '条件的先后次序变了',
};

/** A value by its meanings; names that have none are told as they are. */
function Value({ name, zh }: Said) {
  return (zh || name).split(/(?<=，)/).map((one) => (
    <span key={one} lang={/\p{Script=Han}/u.test(one) ? undefined : 'en'}>
      {one}
    </span>
  ));
}

function DetailItem({ of, before, after }: Detail) {
  return (
    <li>
      {aspects[of]}
      {before && after && (
        <>
          ：<Value {...before} /> → <Value {...after} />
        </>
      )}
    </li>
  );
}

/** The changes of a machine in words, each with its name in the code. */
export function DifferenceWords({ changes }: Pick<DifferenceRecord, 'changes'>) {
  return (
    <ul className="difference">
      {changes.map(({ tone, zh, name, details }) => (
        <li key={`${tone} ${name} ${zh}`}>
          <strong style={{ color: tones[tone].line }}>{toneZh[tone]}</strong> {zh} <small lang="en">{name}</small>
          {details.length > 0 && (
            <ul>
              {details.map((detail) => (
                <DetailItem key={detail.of} {...detail} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
