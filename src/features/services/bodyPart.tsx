import type { ReactNode } from 'react';
import { useSite } from '#src/app/siteContext.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { ServiceBody } from '#src/features/services/sections/ServiceBody.tsx';
import { Lazy } from '#src/ui/Lazy.tsx';
import { useCharges, useSuppliers } from './serviceLists.ts';

/** The route part with everything about a service besides its prices, which hydrate first. */
export default function BodyPart({ content, enquiry }: { content: ServiceContent; enquiry: ReactNode }) {
  const { config, hydration } = useSite();
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <ServiceBody
        content={content}
        charges={useCharges(content)}
        suppliers={useSuppliers(content)}
        hotline={config.hotline}
        emergencyHotline={config.emergencyHotline}
        enquiry={enquiry}
      />
    </Lazy>
  );
}
