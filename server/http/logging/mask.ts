/** A masked phone number for display and records: `138****5678`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** A masked e-mail address: `t***@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
