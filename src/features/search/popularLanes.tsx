import { HotLanes } from './HotLanes.tsx';
import { hotLanes } from './hotLanes.ts';
import { useHotLanes } from './hotLanesEffects.ts';

/** The lanes most asked for, joined to the service. */
export default function PopularLanes() {
  return <HotLanes actor={useHotLanes()} count={hotLanes.size} />;
}
