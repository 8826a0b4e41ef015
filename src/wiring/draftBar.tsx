import { useState } from 'react';
import { DraftOffer } from '../flows/DraftOffer.tsx';
import { orderDrafts, putOffDraft } from './orderDrafts.ts';
import { useActorRef } from '../platform/actors.ts';

/** An order that was begun on this device offers itself. */
export default function DraftBar() {
  const [input] = useState(() => ({ putOff: putOffDraft() }));
  return <DraftOffer actor={useActorRef(orderDrafts, { input })} />;
}
