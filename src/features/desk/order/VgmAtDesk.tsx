import type { VgmContainer, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { verifiedKg } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmChanges } from '#contract/orders/vgm/vgmFieldNames.ts';
import { vgmMessages as messages } from '#src/features/orders/messages/vgm.ts';
import { PaperHistory, withChanges } from '#src/features/orders/PaperHistory.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { upTo } from '#src/ui/format.ts';
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
      <PaperHistory versions={withChanges(versions, vgmChanges)} />
      <Facts
        className="mt-3 !grid-cols-1 gap-y-1.5 text-sm whitespace-pre-line"
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
