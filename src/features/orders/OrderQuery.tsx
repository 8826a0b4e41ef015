import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useSelector } from '@xstate/react';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import { paths } from '#contract/app/routes.ts';
import type { AuditStatus } from '#contract/auth/user.ts';
import type { OrderQueryActor } from '#machines/orders/orderQuery.ts';
import { orderMessages } from './messages.ts';
import type { OrderWays } from '#src/features/orders/parts/OrderTools.tsx';
import { QueryTabs } from '#src/features/orders/parts/QueryTabs.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { draftsHref } from '#contract/orders/orderTabs.ts';
import { orderHref } from './orderAddresses.ts';
import { OrderDrafts } from './OrderDrafts.tsx';
import { OrderFollow } from './follow/OrderFollow.tsx';
import { OrderList } from './OrderList.tsx';

const messages = orderMessages;

interface Props extends OrderWays {
  actor: OrderQueryActor;
  /** The enterprise's verification state. */
  audit: AuditStatus;
}

/** A link from the dialog to the page with the same content. */
function PageLink({ href, onFollow }: { href: string; onFollow: () => void }) {
  return (
    <a
      href={href}
      onClick={onFollow}
      className="inline-flex min-h-8 items-center gap-1.5 text-sm text-brand-700 hover:underline"
    >
      {messages.pages.open}
      <SquareArrowOutUpRight aria-hidden="true" className="size-3.5" />
    </a>
  );
}

/** The order dialog over any page: the user's orders and drafts, and one followed order. */
export function OrderQuery({ actor, audit, ...ways }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { orders, drafts, follow } = state.children;
  const { orderNo, now } = state.context;
  const shown = typeof state.value === 'object' ? state.value.open.shown : undefined;
  const close = () => actor.send({ type: 'dialog.closed' });

  return (
    <Modal open={shown !== undefined} title={messages.title} width={1120} closeOnMask={false} fills onClose={close}>
      <div data-state={shown ?? 'closed'} className="flex flex-col gap-4 sm:min-h-[32rem]">
        {shown === 'following' ? (
          <DialogStep name={orderNo} label={messages.orders.of(orderNo)} className="flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
              <Button tone="quiet" size="sm" className="-ml-2" onClick={() => actor.send({ type: 'order.left' })}>
                <ChevronLeft aria-hidden="true" className="size-4" />
                {messages.follow.back}
              </Button>
              <PageLink href={orderHref(orderNo)} onFollow={close} />
            </div>
            {follow && <OrderFollow actor={follow} now={now} audit={audit} {...ways} />}
          </DialogStep>
        ) : (
          <DialogStep name="listing" label={messages.tabs.label} className="flex flex-col gap-4">
            <QueryTabs
              shown={shown === 'drafts' ? 'drafts' : 'orders'}
              onChoose={(tab) => actor.send({ type: 'tab.chosen', tab })}
              aside={<PageLink href={shown === 'drafts' ? draftsHref : paths.orders} onFollow={close} />}
            />
            {shown === 'drafts'
              ? drafts && <OrderDrafts actor={drafts} onResume={close} />
              : orders && (
                  <OrderList
                    actor={orders}
                    now={now}
                    onOpen={(opened, page) => actor.send({ type: 'order.opened', orderNo: opened, page })}
                  />
                )}
          </DialogStep>
        )}
      </div>
    </Modal>
  );
}
