import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useSelector } from '@xstate/react';
import { paths } from '#contract/app/routes.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { OrderAddress, OrderPagesActor } from '#machines/orders/orderPages.ts';
import type { OrdersQuery } from '#machines/orders/orderList.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { orderHref, tabHrefs } from '#src/features/orders/orderAddresses.ts';
import { OrderComparison } from '#src/features/orders/OrderComparison.tsx';
import { OrderDrafts } from '#src/features/orders/OrderDrafts.tsx';
import { OrderFollow } from '#src/features/orders/follow/OrderFollow.tsx';
import { OrderList } from '#src/features/orders/OrderList.tsx';
import type { OrderWays } from '#src/features/orders/parts/OrderTools.tsx';
import { QueryTabs } from '#src/features/orders/parts/QueryTabs.tsx';
import { OrderTemplates } from '#src/features/quotes/OrderTemplates.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';

const messages = orderMessages.pages;
const none = () => undefined;

interface Props extends OrderWays {
  actor: OrderPagesActor;
  /** The enterprise's verification state. */
  audit: AuditStatus;
  /** Goes to the address of another filter or page of the list. */
  onList: (query: OrdersQuery, page: number) => void;
}

/** The pages of orders: the list, the drafts, the templates, one order, and two side by side. */
export function OrderPages({ actor, audit, onList, ...ways }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { shown } = state.value;
  const page = typeof shown === 'string' ? shown : 'following';
  const { tab, orderNo } = state.context;
  return (
    <div data-state={page} className="mx-auto flex max-w-page flex-col gap-4">
      {orderNo === undefined ? <ListHead tab={tab} /> : <OrderPageHead actor={actor} />}
      <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
        <Content actor={actor} audit={audit} onList={onList} {...ways} />
      </div>
    </div>
  );
}

function ListHead({ tab }: { tab: OrderAddress['tab'] }) {
  return (
    <header>
      <h1 className="text-2xl font-semibold">{messages.orders}</h1>
      <p className="mt-1 mb-3 text-ink-soft">{messages.lead}</p>
      <QueryTabs shown={tab} hrefs={tabHrefs} />
    </header>
  );
}

/** The title of an order's page, with links back and to the comparison. */
function OrderPageHead({ actor }: { actor: OrderPagesActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { orderNo = '', other } = state.context;
  const isChoosing = state.matches({ shown: { following: 'choosing' } });
  return (
    <header data-screen-only="" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{other === undefined ? messages.title(orderNo) : messages.pairTitle(orderNo, other)}</title>
      <h1 className="text-2xl font-semibold">
        {other === undefined ? orderMessages.orders.of(orderNo) : messages.comparison}
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={paths.orders}
          className="inline-flex min-h-8 items-center gap-1 text-sm text-ink-soft hover:text-brand-700"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {messages.back}
        </a>
        {other === undefined && (
          <Button
            tone="secondary"
            size="sm"
            onClick={() => actor.send({ type: isChoosing ? 'comparison.dropped' : 'comparison.requested' })}
          >
            {isChoosing ? messages.drop : messages.compare}
          </Button>
        )}
      </div>
    </header>
  );
}

function Content({ actor, audit, onList, ...ways }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { orders, drafts, templates, follow, other, candidates } = state.children;
  const { orderNo = '', now } = state.context;
  if (orders) return <OrderList actor={orders} now={now} hrefOf={(no) => orderHref(no)} onList={onList} />;
  if (drafts) return <OrderDrafts actor={drafts} onResume={none} />;
  if (templates) return <OrderTemplates actor={templates} />;
  if (follow && other) return <OrderComparison actors={[follow, other]} onPrint={ways.onPrint} />;
  return (
    <>
      {candidates && (
        <section aria-labelledby="candidates" className="mb-5 border-b border-line pb-5 print:hidden">
          <h2 id="candidates" className="mb-2 text-lg font-semibold">
            {messages.choose}
          </h2>
          <OrderList actor={candidates} now={now} hrefOf={(no) => orderHref(orderNo, no)} />
        </section>
      )}
      {/* the parts of an order have headings of the third level */}
      <h2 className="sr-only">{messages.content}</h2>
      {follow && <OrderFollow actor={follow} now={now} audit={audit} {...ways} />}
    </>
  );
}
