import TrainTrack from 'lucide-react/icons/train-track';
import type { ServiceCard } from '#src/features/services/serviceCard.ts';

export const seaRail: ServiceCard = { Icon: TrainTrack, title: '海铁联运', text: '内陆站到目的港，一票到底' };
