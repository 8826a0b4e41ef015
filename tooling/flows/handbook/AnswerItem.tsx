import { namesOf } from '../charts/meanings.ts';
import type { Fact } from './facts.ts';
import { markedIn, shortened } from './marks.ts';

const kinds: Record<Fact['kind'], string> = {
  flow: '流程',
  state: '状态',
  deaf: '不起作用的事',
  transition: '会发生的事',
  running: '运行的时机',
};

function Sentence({ text, question }: { text: string; question: string }) {
  return markedIn(text, question).map(({ text: piece, isMarked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have no other name
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** A search result with its matching words marked, and its automatic consequences. */
export function AnswerItem({ fact, question, isBest }: { fact: Fact; question: string; isBest: boolean }) {
  const { machine, kind, sentence, next, hash } = fact;
  return (
    <li>
      <a
        href={hash}
        data-answer
        className={`block rounded-md border bg-surface px-4 py-3 hover:border-brand-600 ${isBest ? 'border-brand-200 shadow-card' : 'border-line'}`}
      >
        <span className="text-sm text-ink-soft">
          <strong className="font-semibold text-brand-700">{namesOf(machine).title}</strong> · {kinds[kind]}
        </span>
        <span className={`mt-1 block ${isBest ? 'text-lg' : ''}`}>
          <Sentence text={shortened(sentence, question)} question={question} />。
        </span>
        {next.length > 0 && (
          <span className="mt-1 block text-sm text-ink-soft">
            {kind === 'running' ? '它结束时：' : '然后：'}
            {next.slice(0, 3).map((following) => (
              <span key={following} className="block pl-4">
                {following}
              </span>
            ))}
          </span>
        )}
      </a>
    </li>
  );
}
