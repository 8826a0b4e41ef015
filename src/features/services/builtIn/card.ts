import Forklift from 'lucide-react/icons/forklift';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Forklift,
  title: '场站装箱',
  text: '送货预约、配载、装箱检查与装箱证明',
};
