import { useActorRef } from '@xstate/react';
import { DraftOffer } from '../flows/DraftOffer.tsx';
import { orderDrafts } from './orderDrafts.ts';

/** An order that was begun on this device offers itself. */
export default function DraftBar() {
  return <DraftOffer actor={useActorRef(orderDrafts)} />;
}
