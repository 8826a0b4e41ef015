import { storeClassNeeded, storeVerdictOf } from '#contract/services/definitions/warehousing.ts';
import { bookingCopy } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { Filling } from './formContext.ts';
import { cargoName } from './verdictWords.ts';

const words = bookingCopy.store;

/** A class of the store, or the range that the known facts leave open. */
const inWords = ({ storeClass, least, most }: ReturnType<typeof storeClassNeeded>): string =>
  storeClass === 'review' ? words.range(words.names[least], words.names[most]) : words.of(words.names[storeClass]);

/** The class of the store that the goods need, line by line with its rule; and whether the chosen store is below it. */
export function StoreVerdict({ filling }: { filling: Filling }) {
  const { facts, line, form } = filling;
  const isTooLow = form.items.length > 0 && line.problems?.(facts).items === 'storeTooLow';
  return (
    <Alert
      tone={isTooLow ? 'critical' : 'info'}
      title={`${words.title}：${inWords(storeClassNeeded(facts))}${isTooLow ? `。${words.tooLow}` : ''}`}
    >
      <ul className="text-sm">
        {facts.cargo.map((one, index) => {
          const { ruleZh, source } = storeVerdictOf(one);
          return (
            // lines have no identity of their own
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {cargoName(filling, index)}：{ruleZh}
              <span className="text-xs text-ink-soft">
                {' '}
                {bookingCopy.verdicts.basis}：{source}
              </span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
