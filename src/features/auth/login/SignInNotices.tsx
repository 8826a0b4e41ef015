import { loginMessages } from '#src/features/auth/messages/login.ts';
import { Alert } from '#src/ui/Alert.tsx';

/** What stands in the way of a sign-in in this browser or at this address; `src/ssr/beforeHydration.js` knows before anything is typed. */
export function SignInNotices() {
  return (
    <>
      <div className="mb-3 hidden cookieless:block">
        <Alert tone="notice" title={loginMessages.cookies.title}>
          {loginMessages.cookies.text}
        </Alert>
      </div>
      <div className="mb-3 hidden insecure:block">
        <Alert tone="notice">{loginMessages.insecure}</Alert>
      </div>
    </>
  );
}
