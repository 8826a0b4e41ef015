import Link from 'lucide-react/icons/link';
import Printer from 'lucide-react/icons/printer';
import { pathTo } from '#contract/app/routes.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { enquiryPlace } from './EnquirySection.tsx';
import { goodsPageMessages } from '../messages.ts';
import { Suspense } from 'react';
import { preloadable } from '#src/platform/lazy.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

const { Lazy: QrCode } = preloadable(async () => (await import('#src/ui/QrCode.tsx')).QrCode);

interface PageCodeProps {
  /** The absolute address; empty while unknown. */
  address: string;
  label: string;
}

/** The QR code of a page; its space stays empty if it cannot be rendered. */
function PageCode({ address, label }: PageCodeProps) {
  return (
    <div className="mx-auto size-40">
      <RouteBoundary fallback={() => null}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          {address === '' ? (
            <Skeleton className="size-full" />
          ) : (
            <QrCode text={address} label={label} className="size-full" />
          )}
        </Suspense>
      </RouteBoundary>
    </div>
  );
}

interface Props {
  name: string;
  /** The absolute address of the product's page for phones; empty while unknown. */
  address: string;
  hotline: string;
  onShare: () => void;
  onPrint: () => void;
}

const messages = goodsPageMessages.procurement;

/** The side column of a product: its QR code and share buttons. */
export function ShareAside({ name, address, hotline, onShare, onPrint }: Props) {
  return (
    <aside
      aria-label={messages.actions}
      className="flex flex-col gap-2.5 rounded-lg border border-line p-5 text-center print:border-0"
    >
      {/* a phone does not scan its own screen */}
      <div className="flex flex-col gap-2.5 max-sm:hidden">
        <PageCode address={address} label={messages.codeOf(name)} />
        <p className="text-sm text-ink-soft">{messages.code}</p>
      </div>
      <a href={`tel:${hotline}`} className="text-xl font-semibold text-brand-700">
        {hotline}
      </a>
      <div data-screen-only="" className="grid gap-2">
        <a href={`#${enquiryPlace}`} className={buttonClasses('primary', 'md')}>
          {messages.ask}
        </a>
        <Button tone="secondary" onClick={onShare}>
          <Link className="size-4" />
          {messages.share}
        </Button>
        <Button tone="secondary" onClick={onPrint}>
          <Printer className="size-4" />
          {messages.print}
        </Button>
        <a href={pathTo('procurementShare')} className={buttonClasses('quiet', 'sm')}>
          {messages.toList}
        </a>
      </div>
    </aside>
  );
}
