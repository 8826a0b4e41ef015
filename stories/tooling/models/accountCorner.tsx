import type { SessionActor } from '#machines/auth/session.ts';
import { Session } from '#src/features/auth/Session.tsx';
import { SignOn } from '#src/features/auth/SignOn.tsx';

/**
 * The account corner and the dialog before a change of account, as the site shows them together; `opened` records the
 * opened dialogs and pages.
 */
export const accountCorner = (actor: SessionActor, opened: string[] = []) => (
  <>
    <Session
      actor={actor}
      onUserCenter={() => opened.push('userCenter')}
      onOrders={() => opened.push('orders')}
      onQuotes={() => opened.push('quotes')}
      onWholeVehicle={() => opened.push('wholeVehicle')}
      onPasswordChange={() => opened.push('passwordChange')}
      onVerification={() => opened.push('verification')}
      onAccountClosing={() => opened.push('accountClosing')}
    />
    <SignOn actor={actor} />
  </>
);
