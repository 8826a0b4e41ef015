import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { LegalText } from '#src/ui/legalText.ts';

const agreements = import.meta.glob<LegalText>('./*/agreement.ts', { import: 'agreement' });

/** Loads the agreement of a service. */
export const loadAgreement = async (service: ServiceCode): Promise<LegalText> =>
  agreements[`./${service}/agreement.ts`]!();
