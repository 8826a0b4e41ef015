import { paths } from '#contract/app/routes.ts';
import { LostShip } from '#src/illustrations/LostShip.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';
import { StandIn } from '#src/app/errors/StandIn.tsx';
import { useOnline } from '#src/app/errors/useOnline.ts';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { NotFound } from './NotFound.tsx';

interface Props {
  /** 500 where none is known; 404 is the lost page. */
  status: number;
  /** Names the request that failed, in the service's log too. */
  requestId?: string | undefined;
  /** Loads the page anew. */
  onRetry?: () => void;
}

const words = errorWords.routeError;

/** The page of a route that failed, with its status. */
export function RouteError({ status, requestId, onRetry }: Props) {
  const online = useOnline();
  if (status === 404) return <NotFound />;
  return (
    <div role="alert">
      <StandIn
        picture={<LostShip className="mb-6 w-64" />}
        code={status}
        {...(words.of[status] ?? words.other)}
        actions={
          <>
            {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
            <a href={paths.home} className={buttonLook(onRetry ? 'secondary' : 'primary', 'md')}>
              {errorWords.home}
            </a>
          </>
        }
      >
        {requestId && <p className="mt-6 text-sm text-ink-soft tabular-nums">{words.requestId(requestId)}</p>}
        {!online && (
          <Alert tone="notice" className="mt-6">
            {words.offline}
          </Alert>
        )}
      </StandIn>
    </div>
  );
}
