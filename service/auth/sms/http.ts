import type { SmsCarrier } from './sms.ts';

const timeoutMs = 10_000;

/**
 * A carrier behind a plain HTTP gateway: `POST { phone, code, purpose }` for a code and `POST { phone, text, purpose }`
 * for a notice as JSON, with a bearer token where one is set; any answer but 2xx within 10 s means that it did not take the SMS.
 */
export const httpCarrier = ({ url, token }: { url: string; token: string | undefined }): SmsCarrier => {
  const post = async (body: Record<string, string>): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
  return {
    send: ({ phone, code, purpose }) => post({ phone, code, purpose }),
    notify: ({ phone, text, purpose }) => post({ phone, text, purpose }),
  };
};
