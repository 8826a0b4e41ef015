import type { ServiceLine } from '#contract/lines.ts';
import type { LegalText } from '#src/texts/text.ts';

/** The agreement of each line, each in a file of its own that is fetched when it is read. */
export const protocols = {
  fcl: async () => (await import('#src/texts/protocols/fcl.ts')).fcl,
  lcl: async () => (await import('#src/texts/protocols/lcl.ts')).lcl,
  air: async () => (await import('#src/texts/protocols/air.ts')).air,
  rail: async () => (await import('#src/texts/protocols/rail.ts')).rail,
  tank: async () => (await import('#src/texts/protocols/tank.ts')).tank,
  flexitank: async () => (await import('#src/texts/protocols/flexitank.ts')).flexitank,
  warehousing: async () => (await import('#src/texts/protocols/warehousing.ts')).warehousing,
  builtIn: async () => (await import('#src/texts/protocols/builtIn.ts')).builtIn,
  dgDesk: async () => (await import('#src/texts/protocols/dgDesk.ts')).dgDesk,
  domestic: async () => (await import('#src/texts/protocols/domestic.ts')).domestic,
  goods: async () => (await import('#src/texts/protocols/goods.ts')).goods,
} as const satisfies Record<ServiceLine, () => Promise<LegalText>>;
