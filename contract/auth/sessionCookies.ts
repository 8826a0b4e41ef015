/** The cookies of a session that the page reads: who is signed in, and what it shows of them. */
export const sessionCookieNames = { token: 'token', user: 'userInfo' } as const;
