import { useSelector } from '@xstate/react';
import type { DetailActor } from '#machines/support/detail.ts';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import { helpWords as words } from '#src/features/content/help/texts/messages.ts';
import type { Deployment, LegalText } from '#src/ui/legalText.ts';
import { filled, inForceSince } from '#src/ui/legalText.ts';

interface Props {
  text: LegalText;
  deployment: Deployment;
  mail: DetailActor<string>;
}

/** A legal text as a page to read. */
export function Legal({ text, deployment, mail }: Props) {
  const address = useSelector(mail, (state) => state.context.value ?? '');
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{words.legal(text.version, inForceSince(text))}</p>
      <LegalArticles heading="h2" text={filled(text, deployment, address)} />
    </>
  );
}
