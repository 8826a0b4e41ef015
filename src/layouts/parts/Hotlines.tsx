import Phone from 'lucide-react/icons/phone';
import Siren from 'lucide-react/icons/siren';
import type { ReactNode } from 'react';
import type { SiteConfig } from '#src/platform/config.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';

const { service, serviceHours, emergency, emergencyHours } = uiMessages.hotlines;

interface HotlineProps {
  icon: ReactNode;
  name: string;
  hours: string;
  number: string;
  numberClasses: string;
}

function Hotline({ icon, name, hours, number, numberClasses }: HotlineProps) {
  return (
    <div>
      <p className="flex items-center gap-1.5 text-sm">
        {icon}
        {name}
      </p>
      <a href={`tel:${number}`} className={`inline-flex min-h-8 items-center font-semibold ${numberClasses}`}>
        {number}
      </a>
      <p className="text-xs">{hours}</p>
    </div>
  );
}

interface Props {
  config: Pick<SiteConfig, 'hotline' | 'emergencyHotline'>;
  /** Whether the background is dark. */
  dark?: boolean;
  /** Size and colour of the numbers. */
  numberClasses: string;
}

/** The service hotline and the emergency hotline, each with its hours. */
export function Hotlines({ config, dark = false, numberClasses }: Props) {
  return (
    <>
      <Hotline
        icon={<Phone className={dark ? 'size-4' : 'size-4 text-brand-600'} />}
        name={service}
        hours={serviceHours}
        number={config.hotline}
        numberClasses={numberClasses}
      />
      <Hotline
        icon={<Siren className={`size-4 shrink-0 ${dark ? 'text-hazard' : 'text-hazard-ink'}`} />}
        name={emergency}
        hours={emergencyHours}
        number={config.emergencyHotline}
        numberClasses={numberClasses}
      />
    </>
  );
}
