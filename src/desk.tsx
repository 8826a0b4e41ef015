import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/app/styles/styles.css';
import { createCaller } from '#src/api/client.ts';
import { createActor } from '#src/platform/actors.ts';
import { saveFile } from '#src/platform/browser.ts';
import { keepFocus } from '#src/platform/keepFocus.ts';
import { Desk } from '#src/features/desk/Desk.tsx';
import { enrolmentIn, placeIn } from '#contract/desk/deskAddress.ts';
import { deskWith } from '#src/features/desk/deskEffects.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');

const { call, download } = createCaller({
  apiBase: '',
  readToken: () => undefined,
  expired: () => queueMicrotask(() => actor.send({ type: 'session.expired' })),
  report: () => undefined,
  save: saveFile,
});

const actor = createActor(deskWith({ call, download }), {
  input: { enrolment: enrolmentIn(location.hash), place: placeIn(location.search) },
});
// the one-time code stays in no history
if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
addEventListener('popstate', () => actor.send({ type: 'place.shown', place: placeIn(location.search) }));
actor.start();

keepFocus();

const minuteMs = 60_000;
const minuteNow = (): number => Date.now() - (Date.now() % minuteMs);
const eachMinute = (changed: () => void) => {
  const timer = setInterval(changed, minuteMs);
  return () => clearInterval(timer);
};

function Page() {
  return <Desk actor={actor} now={useSyncExternalStore(eachMinute, minuteNow)} origin={location.origin} />;
}

createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
