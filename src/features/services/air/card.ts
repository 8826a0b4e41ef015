import Plane from 'lucide-react/icons/plane';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Plane,
  title: '空运',
  text: '按计费重报价，鉴定书与包装说明逐项核对',
};
