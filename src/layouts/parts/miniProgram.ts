import { late } from '#src/platform/lazy.ts';

/** The id of the pop-up with the mini-program's QR code, for the buttons that open it. */
export const miniProgramId = 'mini-program';

const { Late, prepare } = late(async () => (await import('#src/ui/QrCode.tsx')).QrCode);

/** The QR code, drawn by code that comes with the first button that is pointed at. */
export const LateQrCode = Late;

// what could not be fetched ahead is fetched when the pop-up opens
const ahead = (): void => void prepare().catch(() => undefined);

/** What makes a button open the pop-up, and the code come when the button is pointed at or focused. */
export const opensMiniProgram = { popoverTarget: miniProgramId, onPointerEnter: ahead, onFocus: ahead } as const;
