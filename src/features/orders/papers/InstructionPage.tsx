import { useLocation } from 'wouter';
import { idOf, pathTo } from '#contract/app/routes.ts';
import { instructionExport } from '#contract/orders/shippingInstruction.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { Instruction } from './Instruction.tsx';
import { instructionWith } from './instructionEffects.ts';

function InstructionOf({ orderNo }: { orderNo: string }) {
  const { download } = useSite();
  return (
    <Instruction
      actor={useSiteActor(instructionWith, { input: { orderNo } })}
      orderHref={pathTo('order', orderNo)}
      onExport={() => void download(instructionExport, { orderNo })}
    />
  );
}

/** The page of an order's shipping instruction; the address contains the order number. */
export default function InstructionPage() {
  const [path] = useLocation();
  const orderNo = idOf(path) ?? '';
  return <InstructionOf key={orderNo} orderNo={orderNo} />;
}
