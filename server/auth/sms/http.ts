import type { SmsCarrier } from './sms.ts';

const timeoutMs = 10_000;

/**
 * A carrier behind a plain HTTP gateway: `POST { phone, code, purpose }` for a code and `POST { phone, text, purpose }`
 * for a notice as JSON, with a bearer token if one is set; any response but 2xx within 10 s is a failure.
 */
export const httpCarrier = ({ url, token }: { url: string; token: string | undefined }): SmsCarrier => {
  const post = async (body: Record<string, string>): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  };
  return {
    send: ({ phone, code, purpose }) => post({ phone, code, purpose }),
    notify: ({ phone, text, purpose }) => post({ phone, text, purpose }),
  };
};
