import type { ReactNode } from 'react';
import { documentNoticeMessages as messages } from '#src/app/messages/documentNotices.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';

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

/** Hidden notices in every document; `src/ssr/check.js` and `src/ssr/beforeHydration.js` show them. */
export function DocumentNotices({ hotline }: { hotline: string }) {
  return (
    <>
      <template id="outdated-notice">
        <HiddenNotice
          id="outdated"
          title={messages.outdated.title}
          button={
            <button type="button" id="outdated-close" className={buttonClasses('secondary', 'sm')}>
              {messages.outdated.close}
            </button>
          }
        >
          <p>{messages.outdated.text(hotline)}</p>
          <ul className="list-disc pl-5">
            {Object.entries(messages.outdated.lacks).map(([name, text]) => (
              <li key={name} data-lacks={name} hidden>
                {text}
              </li>
            ))}
          </ul>
        </HiddenNotice>
      </template>
      <HiddenNotice
        id="unloaded"
        title={messages.unloaded.title}
        button={
          <button type="button" data-before-hydration="retry" className={buttonClasses('primary', 'sm')}>
            {messages.unloaded.retry}
          </button>
        }
      >
        {messages.unloaded.text}
      </HiddenNotice>
      <noscript>
        <div className={`fixed ${place}`}>
          <Alert tone="notice" className={box}>
            {messages.noScript(hotline)}
          </Alert>
        </div>
      </noscript>
    </>
  );
}
