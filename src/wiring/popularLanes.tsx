import { HotLanes } from '../flows/HotLanes.tsx';
import { hotLanes } from '../hotLanes.ts';
import { useHotLanes } from './hotLanes.ts';

/** The lanes most asked for, joined to the service. */
export default function PopularLanes() {
  return <HotLanes actor={useHotLanes()} count={hotLanes.size} />;
}
