import Warehouse from 'lucide-react/icons/warehouse';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Warehouse,
  title: '危化品仓储',
  text: '甲、乙、丙类库，按闪点与货类匹配',
};
