import type { ReactNode } from 'react';
import { markedFieldsOf } from '#contract/desk/orders/findingFields.ts';
import type { DeskFinding, NameDecision } from '#contract/desk/orders/findings.ts';
import { findingDecisions } from '#contract/desk/orders/findings.ts';
import { placeAddress } from '#contract/desk/deskAddress.ts';
import type { DeskOrder } from '#contract/desk/orders/orderDesk.ts';
import { isFinding, isSettled, openFindingsOf } from '#contract/orders/reviewTraits.ts';
import type { ProposedEntry } from '#contract/rules/acceptance/suspicion.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { deskMessages } from '#src/features/desk/messages.ts';
import { controlName, reasonText } from '#src/features/orders/reasonText.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { dayTime } from '#src/ui/format.ts';
import type { Acts } from '#src/features/desk/parts/acts.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { findings: messages, order: orderMessages } = deskMessages;

const labelOf = ({ fields, cargoFields }: ServiceDefinition, path: string): string => {
  const name = path.replace('details.', '');
  return messages.fields[path] ?? cargoFields[name]?.labelZh ?? fields[name]?.labelZh ?? path;
};

const placeOf = ({ path }: DeskFinding): string => {
  const item = /^cargo\.(\d+)/.exec(path)?.[1];
  return item === undefined ? messages.ofOrder : messages.item(Number(item) + 1);
};

/** The fields of a finding with its words marked, for the eye and in words. */
function MarkedFields({ order, finding }: { order: DeskOrder; finding: DeskFinding }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      {markedFieldsOf(order, finding).map(({ path, parts }) => (
        <div key={path} className="contents">
          <dt className="text-ink-soft">{labelOf(allServices[order.line], path)}</dt>
          <dd className="break-words">
            {parts.map(({ text, isMarked }, index) =>
              isMarked ? (
                // the parts of a text have no identity of their own, and never change here
                // oxlint-disable-next-line react/no-array-index-key
                <mark key={index} className="rounded-sm bg-hazard-soft px-0.5 font-semibold text-hazard-ink">
                  {text}
                  <span className="sr-only">{messages.marked}</span>
                </mark>
              ) : (
                text
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An entry of the dangerous-goods list with its number, class, packing group and both names. */
function Entry({ entry }: { entry: ProposedEntry }) {
  const { unNumber, hazardClass, packingGroup, nameZh, properShippingName } = entry;
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <b className="tabular-nums">{messages.un(unNumber)}</b>
      <HazardLabel division={hazardClass} size={22} />
      <span>{messages.hazardClass(hazardClass)}</span>
      {packingGroup !== null && <span>{messages.packingGroup(packingGroup)}</span>}
      <span>{nameZh}</span>
      <span lang="en" className="break-words text-ink-soft">
        {properShippingName}
      </span>
    </span>
  );
}

/** What colleagues decided about the same name in other orders. */
function Earlier({ decisions }: { decisions: readonly NameDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <div className="rounded-md bg-sunken p-2 text-sm">
      <h4 className="font-medium">{messages.earlier}</h4>
      <ul className="flex flex-col gap-1">
        {decisions.map(({ decision, entry, reason, at, by, orderNo }) => (
          <li key={`${orderNo} ${at}`} className="break-words">
            <span className="text-ink-soft">{messages.decidedBy(by ?? messages.someone, dayTime(at))}</span>{' '}
            <b>{messages.decisions[decision]}</b> {reason}{' '}
            <a className="text-brand-700 underline" href={placeAddress({ about: 'order', subject: orderNo })}>
              {orderNo}
            </a>
            {decision === 'declare' && entry && <Entry entry={entry} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was answered in this order, with the person of the timeline. */
function Answer({ order: { timeline }, answer }: { order: DeskOrder; answer: NonNullable<DeskFinding['answer']> }) {
  const { decision, reason, at } = answer;
  const person = timeline.find((event) => event.at === at && event.person !== null)?.person ?? messages.someone;
  return (
    <p className={`text-sm break-words ${decision === 'ordinary' ? 'text-success' : 'text-notice'}`}>
      {decision === 'ordinary' ? messages.settled(person, dayTime(at), reason) : messages.proposed(person, dayTime(at))}
    </p>
  );
}

interface Props extends Acts {
  order: DeskOrder;
  /** The form of the chosen answer, and the key of its finding. */
  form?: { finding: string; content: ReactNode } | undefined;
}

/** One finding: what was found where, the proposal, earlier decisions, and the three answers. */
function Finding({ order, finding, form, actor, isFree }: Props & { finding: DeskFinding }) {
  const { key, entry, controls = [], source, earlier, answer } = finding;
  const { orderNo: subject, commands, declareBy } = order;
  const place = placeOf(finding);
  const values = { dueAt: dayTime(declareBy).replace(' ', 'T') };
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-3">
      <h3 className="font-medium break-words">
        {place} · {reasonText(finding)}
      </h3>
      <MarkedFields order={order} finding={finding} />
      <div className="text-sm">
        <span className="text-ink-soft">{messages.entry}</span>
        {entry ? <Entry entry={entry} /> : <p>{messages.noEntry}</p>}
        {controls.map((control) => (
          <Badge key={control} tone="critical" className="mr-1">
            {controlName(control)}
          </Badge>
        ))}
        {source !== undefined && <p className="text-xs text-ink-faint">{messages.source(source)}</p>}
      </div>
      <Earlier decisions={earlier} />
      {answer && <Answer order={order} answer={answer} />}
      {form?.finding === key && form.content}
      {commands.includes('goods.cleared') && !isSettled(finding) && (
        // hidden while its form is open, not removed: the focus returns to the pressed button
        <div className={form?.finding === key ? 'hidden' : 'flex flex-wrap gap-2'}>
          {findingDecisions.map((decision) => (
            <Button
              key={decision}
              size="sm"
              tone={decision === 'reject' ? 'danger' : 'secondary'}
              disabled={!isFree}
              aria-label={messages.answerOf(decision, place)}
              onClick={() =>
                actor.send({ type: 'act.chosen', form: { kind: decision, subject, finding: key }, values })
              }
            >
              {messages.decisions[decision]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The findings of undeclared dangerous goods; each must be answered before the order can be accepted. */
export function Findings({ order, ...props }: Props) {
  const { findings } = order;
  if (findings.length === 0) return null;
  return (
    <DeskPart title={messages.title}>
      <p className="mb-2 text-sm text-ink-soft">{messages.open(openFindingsOf(findings).length)}</p>
      <ul className="flex flex-col gap-3">
        {findings.map((finding) => (
          <Finding key={`${finding.path} ${finding.key}`} order={order} finding={finding} {...props} />
        ))}
      </ul>
    </DeskPart>
  );
}

/** What else than findings is to be reviewed, each with its cargo item and paragraph. */
export function Reasons({ reasons }: { reasons: DeskOrder['reviewReasons'] }) {
  const others = reasons.filter((reason) => !isFinding(reason));
  if (others.length === 0) return null;
  return (
    <DeskPart title={orderMessages.reasons}>
      <ul className="list-disc pl-5 text-sm">
        {others.map(({ path, why, words }) => {
          const item = /^cargo\.(\d+)/.exec(path)?.[1];
          return (
            <li key={`${path} ${why} ${words}`} className="break-words">
              {item === undefined ? words : orderMessages.reasonOf(Number(item) + 1, words)}
            </li>
          );
        })}
      </ul>
    </DeskPart>
  );
}
