import { loginCopy } from '#src/features/auth/loginMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';

/** What stands in the way of a sign-in in this browser or at this address; `src/ssr/early.js` knows before anything is typed. */
export function SignInNotices() {
  return (
    <>
      <div className="mb-3 hidden cookieless:block">
        <Alert tone="notice" title={loginCopy.cookies.title}>
          {loginCopy.cookies.text}
        </Alert>
      </div>
      <div className="mb-3 hidden insecure:block">
        <Alert tone="notice">{loginCopy.insecure}</Alert>
      </div>
    </>
  );
}
