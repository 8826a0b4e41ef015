/** The data URL of a captcha picture; servers send PNG, JPEG or WebP without saying which, some with trailing NULs. */
export const captchaSource = (base64: string): string => `data:image/png;base64,${base64.replaceAll('\0', '')}`;
