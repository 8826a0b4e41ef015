import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: ClipboardCheck,
  title: '危险品单证',
  text: '危申报、危包证、分类鉴定、SDS 编制',
};
