/** The address a captcha's picture is drawn from; servers send PNG, JPEG or WebP without saying which, some with NULs behind it. */
export const captchaSource = (base64: string): string => `data:image/png;base64,${base64.replaceAll('\0', '')}`;
