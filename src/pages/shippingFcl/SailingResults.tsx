import type { Lane, SailingOffer, SailingTariff } from '#contract/commerce.ts';
import type { DetailActor } from '#machines/detail.ts';
import type { ListActor } from '#machines/list.ts';
import { copy } from '#src/copy.ts';
import type { EtdDay } from '#src/flows/EtdChips.tsx';
import { EtdChips } from '#src/flows/EtdChips.tsx';
import type { SailingQuery } from '#src/flows/SailingList.tsx';
import { SailingList } from '#src/flows/SailingList.tsx';

interface Props {
  days: ListActor<Lane, EtdDay>;
  /** The chosen departure day `YYYY-MM-DD`; undefined for all. */
  day: string | undefined;
  sailings: ListActor<SailingQuery, SailingOffer>;
  charges: DetailActor<SailingTariff>;
  /** The present in epoch milliseconds. */
  now: number;
  onDay: (day: string | undefined) => void;
  onBook: (sailingId: string) => void;
  onExport: (sailingId: string) => void;
}

/** What a search found: the lane's departure days and its sailings. */
export function SailingResults({ days, day, sailings, charges, now, onDay, onBook, onExport }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <EtdChips actor={days} day={day} onDay={onDay} />
      <SailingList actor={sailings} detail={charges} now={now} onBook={onBook} onExport={onExport} />
      <p className="text-xs text-ink-faint">{copy.notBinding}</p>
    </div>
  );
}
