import { useActorRef } from '@xstate/react';
import { DraftOffer } from '../flows/DraftOffer.tsx';
import { orderDrafts } from './orderDrafts.ts';

/** An order that was begun on this device offers itself at the foot of the screen. */
export default function DraftBar() {
  return (
    <div
      data-screen-only=""
      className="pointer-events-none fixed inset-x-0 bottom-3 z-20 mx-auto max-w-[44rem] px-3 [&>*]:pointer-events-auto [&>*]:shadow-pop"
    >
      <DraftOffer actor={useActorRef(orderDrafts)} />
    </div>
  );
}
