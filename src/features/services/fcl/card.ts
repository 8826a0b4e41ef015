import Ship from 'lucide-react/icons/ship';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Ship,
  title: '海运整箱',
  text: '查船期、看箱价与费用明细，登录后在线下单',
};
