import type { LucideIcon } from 'lucide-react';

/** A service on the home page. */
export interface ServiceCard {
  Icon: LucideIcon;
  title: string;
  text: string;
}
