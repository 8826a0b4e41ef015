import { HotLanes } from './HotLanes.tsx';
import { hotLanes } from './hotLanes.ts';
import { useHotLanes } from './hotLanesEffects.ts';

/** The most requested lanes with their effects. */
export default function PopularLanes() {
  return <HotLanes actor={useHotLanes()} count={hotLanes.size} />;
}
