import type { Aspect, ChangeTone, Detail, Said } from './change.ts';
import type { DifferenceRecord } from './differenceRecord.ts';
import { CodeName } from './CodeName.tsx';
import { tones } from './tones.ts';

/** The three types of difference, in Chinese. */
export const toneZh: Record<ChangeTone, string> = { added: '新增', removed: '取消', changed: '改变' };

/** The compared aspects in Chinese. */
export const aspects: Record<Aspect, string> = {
  kind: '种类',
  initial: '起点',
  tags: '标签',
  requests: '询问',
  entry: '进入时',
  exit: '离开时',
  guard: '条件',
  target: '去向',
  actions: '随之而做',
  delay: '时间',
  reenters: '重新进入',
  order: '条件的先后次序变了',
};

/** A machine of another revision without a Chinese name. */
export const unnamed = '没有中文名的流程';

/** Text in which names without Chinese, from another revision, are marked as code. */
function Saying({ text }: { text: string }) {
  return text.split(/([a-z][\w.]*[a-z]\w*)/i).map((piece, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have no other name
    index % 2 === 1 ? <CodeName key={index}>{piece}</CodeName> : piece,
  );
}

const Value = ({ name, zh }: Said) => <Saying text={zh || name} />;

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

/** The changes of a machine as text, each with its name in the code. */
export function DifferenceList({ changes }: Pick<DifferenceRecord, 'changes'>) {
  return (
    <ul className="difference">
      {changes.map(({ tone, zh, name, details }) => (
        <li key={`${tone} ${name} ${zh}`}>
          <strong style={{ color: tones[tone].line }}>{toneZh[tone]}</strong> <Saying text={zh} />{' '}
          <CodeName>{name}</CodeName>
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
