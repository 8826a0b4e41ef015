import { preloadable } from '#src/platform/lazy.ts';

/** The id of the pop-up with the mini-program's QR code, for the buttons that open it. */
export const miniProgramId = 'mini-program';

const { Lazy, prepare } = preloadable(async () => (await import('#src/ui/QrCode.tsx')).QrCode);

/** The QR code component; its code is preloaded when a button is first hovered. */
export const LateQrCode = Lazy;

// if the preload fails, the code loads when the pop-up opens
const prefetch = (): void => void prepare().catch(() => undefined);

/** The props of a button that opens the pop-up and preloads its code on hover or focus. */
export const opensMiniProgram = { popoverTarget: miniProgramId, onPointerEnter: prefetch, onFocus: prefetch } as const;
