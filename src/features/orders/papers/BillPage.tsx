import { useLocation } from 'wouter';
import { idOf, pathTo } from '#contract/app/routes.ts';
import { billFile } from '#contract/orders/bill/bill.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { Bill } from './Bill.tsx';
import { billWith } from './billEffects.ts';

function BillOf({ orderNo }: { orderNo: string }) {
  const { download } = useSite();
  return (
    <Bill
      actor={useSiteActor(billWith, { input: { orderNo } })}
      orderHref={pathTo('order', orderNo)}
      onDownload={(draft) => void download(billFile, { orderNo, draft })}
    />
  );
}

/** The page of an order's draft bill of lading; the address contains the order number. */
export default function BillPage() {
  const [path] = useLocation();
  const orderNo = idOf(path) ?? '';
  return <BillOf key={orderNo} orderNo={orderNo} />;
}
