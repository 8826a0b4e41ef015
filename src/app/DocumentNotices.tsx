import type { ReactNode } from 'react';
import { documentNoticeWords as words } from './documentNoticeMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { buttonLook } from '#src/ui/buttonLook.ts';

const place = 'inset-x-0 bottom-0 z-[60] px-2 pb-2 sm:px-6 sm:pb-6';
const box = 'mx-auto max-w-3xl flex-wrap shadow-pop';

interface NoticeProps {
  id: string;
  title: string;
  button: ReactNode;
  children: ReactNode;
}

function HiddenNotice({ id, title, button, children }: NoticeProps) {
  return (
    <div id={id} hidden role="alert" className={`fixed ${place}`}>
      <Alert tone="notice" title={title} className={box} action={button}>
        {children}
      </Alert>
    </div>
  );
}

/** Notices that stand hidden in every document; `src/ssr/check.js` and `src/ssr/early.js` show them. */
export function DocumentNotices({ hotline }: { hotline: string }) {
  return (
    <>
      <HiddenNotice
        id="outdated"
        title={words.outdated.title}
        button={
          <button type="button" id="outdated-close" className={buttonLook('secondary', 'sm')}>
            {words.outdated.close}
          </button>
        }
      >
        <p>{words.outdated.text(hotline)}</p>
        <ul className="list-disc pl-5">
          {Object.entries(words.outdated.lacks).map(([name, text]) => (
            <li key={name} data-lacks={name} hidden>
              {text}
            </li>
          ))}
        </ul>
      </HiddenNotice>
      <HiddenNotice
        id="unloaded"
        title={words.unloaded.title}
        button={
          <button type="button" data-early="retry" className={buttonLook('primary', 'sm')}>
            {words.unloaded.retry}
          </button>
        }
      >
        {words.unloaded.text}
      </HiddenNotice>
      <noscript>
        <div className={`fixed ${place}`}>
          <Alert tone="notice" className={box}>
            {words.noScript(hotline)}
          </Alert>
        </div>
      </noscript>
    </>
  );
}
