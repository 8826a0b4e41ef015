import FlaskConical from 'lucide-react/icons/flask-conical';
import type { ServiceCard } from '#src/features/services/serviceSite.ts';

export const card: ServiceCard = {
  Icon: FlaskConical,
  title: '化工品采购',
  text: '品名、CAS、规格与资质要求一页列清',
};
