import type { VgmContainer, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { verifiedKg } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmChanges } from '#contract/orders/vgm/vgmFieldNames.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { dayTime, upTo } from '#src/ui/format.ts';
import { DeskPart } from '#src/features/desk/parts/DeskPart.tsx';

const { fields } = messages;

const massesOf = (container: VgmContainer): string =>
  (['tareKg', 'cargoKg', 'packingKg', 'dunnageKg', 'maxGrossKg'] as const)
    .filter((name) => container[name] > 0)
    .map((name) => `${fields[name]} ${upTo(container[name])} kg`)
    .join(' · ');

const containerText = (container: VgmContainer): string =>
  [
    `${container.containerNo} ${container.containerType}`,
    `${fields.vgmKg} ${upTo(verifiedKg(container))} kg · ${messages.methods[container.method]}`,
    massesOf(container),
    [container.certificateNo, container.weighedOn, container.weighedBy].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n');

/** The submitted verified gross masses of an order, with what each version changed; nothing without. */
export function VgmAtDesk({ versions }: { versions: readonly VgmVersion[] }) {
  const last = versions.at(-1);
  if (!last) return null;
  const { content } = last;
  return (
    <DeskPart title={messages.title}>
      <ol className="mb-3 flex flex-col gap-1 text-sm">
        {versions
          .map(({ version, submittedAt, content: after }, index) => (
            <li key={version} className="break-words">
              <span className="font-medium">{messages.version(version)}</span>{' '}
              <time dateTime={submittedAt} className="text-ink-faint tabular-nums">
                {dayTime(submittedAt)}
              </time>{' '}
              {index === 0 ? messages.first : messages.changed(vgmChanges(versions[index - 1]!.content, after))}
            </li>
          ))
          .toReversed()}
      </ol>
      <Facts
        className="!grid-cols-1 gap-y-1.5 text-sm whitespace-pre-line"
        facts={[
          [fields.responsible, content.responsible],
          [fields.signatory, content.signatory],
          [fields.telephone, content.telephone],
          ...content.containers.map((each, index) => [messages.container(index + 1), containerText(each)] as const),
        ]}
      />
    </DeskPart>
  );
}
