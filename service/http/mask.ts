/** A phone number as it may be shown and kept in records: `138****5678`. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
