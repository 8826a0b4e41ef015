import { HotLanes } from './HotLanes.tsx';
import { hotLanes, useHotLanes } from './hotLanesEffects.ts';

/** The most requested lanes with their effects. */
export default function PopularLanes() {
  return <HotLanes actor={useHotLanes()} count={hotLanes.size} />;
}
