import TrainTrack from 'lucide-react/icons/train-track';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: TrainTrack,
  title: '海铁联运',
  text: '内陆站到目的港，一票到底',
};
