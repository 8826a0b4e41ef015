import Droplets from 'lucide-react/icons/droplets';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Droplets,
  title: '液袋',
  text: '16—24 m³，仅接非危险液体',
};
