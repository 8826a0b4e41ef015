import { paths } from '#contract/app/routes.ts';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { ErrorPage } from '#src/app/errors/ErrorPage.tsx';
import { useOnline } from '#src/app/errors/useOnline.ts';
import { errorMessages } from '#src/app/messages/errors.ts';
import { NotFound } from './NotFound.tsx';

interface Props {
  /** 500 if unknown; 404 is the not-found page. */
  status: number;
  /** The id of the failed request, as in the service's log. */
  requestId?: string | undefined;
  /** Loads the page anew. */
  onRetry?: () => void;
}

const messages = errorMessages.routeError;

/** The page of a route that failed, with its status. */
export function RouteError({ status, requestId, onRetry }: Props) {
  const online = useOnline();
  if (status === 404) return <NotFound />;
  return (
    <div role="alert">
      <ErrorPage
        picture={<LostShip className="mb-6 w-64" />}
        code={status}
        {...(messages.of[status] ?? messages.other)}
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{messages.retry}</Button>}
            <a href={paths.home} className={buttonClasses(onRetry ? 'secondary' : 'primary', 'md')}>
              {errorMessages.home}
            </a>
          </>
        }
      >
        {requestId && <p className="mt-6 text-sm text-ink-soft tabular-nums">{messages.requestId(requestId)}</p>}
        {!online && (
          <Alert tone="notice" className="mt-6">
            {messages.offline}
          </Alert>
        )}
      </ErrorPage>
    </div>
  );
}
