import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { pathTo } from '#contract/app/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { enquiryPlace } from './EnquirySection.tsx';
import { PageCode } from './PageCode.tsx';
import { goodsPageWords } from './goodsPageMessages.ts';

interface Props {
  name: string;
  /** The whole address of the product's page for phones; empty while it is not known. */
  address: string;
  hotline: string;
  onShare: () => void;
  onPrint: () => void;
}

const words = goodsPageWords.procurement;

/** Beside a product: its code for a phone, and how to hand it on. */
export function ShareAside({ name, address, hotline, onShare, onPrint }: Props) {
  return (
    <aside
      aria-label={words.actions}
      className="flex flex-col gap-2.5 rounded-lg border border-line p-5 text-center print:border-0"
    >
      {/* a phone does not scan its own screen */}
      <div className="flex flex-col gap-2.5 max-sm:hidden">
        <PageCode address={address} label={words.codeOf(name)} />
        <p className="text-sm text-ink-soft">{words.code}</p>
      </div>
      <a href={`tel:${hotline}`} className="text-xl font-semibold text-brand-700">
        {hotline}
      </a>
      <div data-screen-only="" className="grid gap-2">
        <a href={`#${enquiryPlace}`} className={buttonLook('primary', 'md')}>
          {words.ask}
        </a>
        <Button tone="secondary" onClick={onShare}>
          <Link className="size-4" />
          {words.share}
        </Button>
        <Button tone="secondary" onClick={onPrint}>
          <Printer className="size-4" />
          {words.print}
        </Button>
        <a href={pathTo('procurementShare')} className={buttonLook('quiet', 'sm')}>
          {words.toList}
        </a>
      </div>
    </aside>
  );
}
