import Boxes from 'lucide-react/icons/boxes';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Boxes,
  title: '海运拼箱',
  text: '按计费吨报价，同箱货物先判隔离',
};
