import Cylinder from 'lucide-react/icons/cylinder';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: Cylinder,
  title: '罐箱',
  text: '按联合国编号匹配可移动罐柜导则与充装率',
};
