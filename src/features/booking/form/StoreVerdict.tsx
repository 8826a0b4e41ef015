import { storeClassNeeded, storeVerdictOf } from '#contract/services/warehousing/definition.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { FormEditor } from './formContext.ts';
import { RuleBasis } from './RuleBasis.tsx';
import { cargoName } from './verdictText.ts';

const messages = bookingMessages.store;

/** The store class, or the range that the known facts allow. */
const textOf = ({ storeClass, least, most }: ReturnType<typeof storeClassNeeded>): string =>
  storeClass === 'review'
    ? messages.range(messages.names[least], messages.names[most])
    : messages.of(messages.names[storeClass]);

/** The store class that the goods need, item by item with its rule; warns if the chosen store is below it. */
export function StoreVerdict({ editor }: { editor: FormEditor }) {
  const { facts, service, form } = editor;
  const isTooLow = form.items.length > 0 && service.problems?.(facts).items === 'storeTooLow';
  return (
    <Alert
      tone={isTooLow ? 'critical' : 'info'}
      title={`${messages.title}：${textOf(storeClassNeeded(facts))}${isTooLow ? `。${messages.tooLow}` : ''}`}
    >
      <ul className="text-sm">
        {facts.cargo.map((one, index) => {
          const { ruleZh, source } = storeVerdictOf(one);
          return (
            // cargo items have no identity of their own
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {cargoName(editor, index)}：{ruleZh}
              <RuleBasis>{source}</RuleBasis>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
