import { useState } from 'react';
import { useSiteActor } from '#src/app/siteContext.ts';
import { DraftSuggestion } from './DraftSuggestion.tsx';
import { orderDraftsWith, putOffDraft } from './draftsEffects.ts';

/** Suggests an order that was begun on this device. */
export default function DraftBar() {
  const [input] = useState(() => ({ putOff: putOffDraft() }));
  return <DraftSuggestion actor={useSiteActor(orderDraftsWith, { input })} />;
}
