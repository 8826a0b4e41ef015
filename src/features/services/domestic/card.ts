import Truck from 'lucide-react/icons/truck';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Truck,
  title: '整车运输',
  text: '按类项匹配车辆经营范围与押运要求',
};
