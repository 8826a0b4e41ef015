import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { LegalText } from '#src/ui/legalText.ts';

/** The agreement of each service, each in a lazy file. */
export const protocols = {
  fcl: async () => (await import('#src/features/booking/protocols/fclProtocol.ts')).fcl,
  lcl: async () => (await import('#src/features/booking/protocols/lclProtocol.ts')).lcl,
  air: async () => (await import('#src/features/booking/protocols/airProtocol.ts')).air,
  rail: async () => (await import('#src/features/booking/protocols/railProtocol.ts')).rail,
  tank: async () => (await import('#src/features/booking/protocols/tankProtocol.ts')).tank,
  flexitank: async () => (await import('#src/features/booking/protocols/flexitankProtocol.ts')).flexitank,
  warehousing: async () => (await import('#src/features/booking/protocols/warehousingProtocol.ts')).warehousing,
  builtIn: async () => (await import('#src/features/booking/protocols/builtInProtocol.ts')).builtIn,
  dgDesk: async () => (await import('#src/features/booking/protocols/dgDeskProtocol.ts')).dgDesk,
  domestic: async () => (await import('#src/features/booking/protocols/domesticProtocol.ts')).domestic,
  goods: async () => (await import('#src/features/booking/protocols/goodsProtocol.ts')).goods,
} as const satisfies Record<ServiceCode, () => Promise<LegalText>>;
