import { useState } from 'react';
import { DraftOffer } from './DraftOffer.tsx';
import { orderDrafts, putOffDraft } from './draftsEffects.ts';
import { useActorRef } from '#src/platform/actors.ts';

/** An order that was begun on this device offers itself. */
export default function DraftBar() {
  const [input] = useState(() => ({ putOff: putOffDraft() }));
  return <DraftOffer actor={useActorRef(orderDrafts, { input })} />;
}
