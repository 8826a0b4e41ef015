import Ship from 'lucide-react/icons/ship';
import type { ServiceCard } from '#src/features/services/serviceCard.ts';

export const fcl: ServiceCard = { Icon: Ship, title: '海运整箱', text: '查船期、看箱价与费用明细，登录后在线下单' };
