import TrainFront from 'lucide-react/icons/train-front';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: TrainFront,
  title: '铁路班列',
  text: '中欧、中亚班列，危险品转专员评估',
};
