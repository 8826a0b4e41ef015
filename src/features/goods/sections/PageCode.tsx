import { Suspense } from 'react';
import { preloadable } from '#src/platform/lazy.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const { Lazy: QrCode, prepare } = preloadable(async () => (await import('#src/ui/QrCode.tsx')).QrCode);

/** Loads the QR code renderer; throws if it cannot be loaded. */
export const preparePageCode = prepare;

interface Props {
  /** The absolute address; empty while unknown. */
  address: string;
  label: string;
}

/** The QR code of a page; its space stays empty if it cannot be rendered. */
export function PageCode({ address, label }: Props) {
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
