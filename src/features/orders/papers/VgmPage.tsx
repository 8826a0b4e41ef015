import { useLocation } from 'wouter';
import { idOf, pathTo } from '#contract/app/routes.ts';
import { vgmExport } from '#contract/orders/vgm/vgm.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { Vgm } from './Vgm.tsx';
import { vgmWith } from './vgmEffects.ts';

function VgmOf({ orderNo }: { orderNo: string }) {
  const { download } = useSite();
  return (
    <Vgm
      actor={useSiteActor(vgmWith, { input: { orderNo } })}
      orderHref={pathTo('order', orderNo)}
      onExport={(format) => void download(vgmExport, { orderNo, format })}
    />
  );
}

/** The page of an order's verified gross masses; the address contains the order number. */
export default function VgmPage() {
  const [path] = useLocation();
  const orderNo = idOf(path) ?? '';
  return <VgmOf key={orderNo} orderNo={orderNo} />;
}
