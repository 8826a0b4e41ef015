import { useSelector } from '@xstate/react';
import type { DetailActor } from '#machines/support/detail.ts';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';
import type { Deployment, LegalText } from '#src/ui/legalText.ts';
import { filled, inForceSince } from '#src/ui/legalText.ts';

interface Props {
  text: LegalText;
  deployment: Deployment;
  mail: DetailActor<string>;
}

/** A legal text as a page. */
export function Legal({ text, deployment, mail }: Props) {
  const address = useSelector(mail, (state) => state.context.value ?? '');
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{messages.legal(text.version, inForceSince(text))}</p>
      <LegalArticles heading="h2" text={filled(text, deployment, address)} />
    </>
  );
}
