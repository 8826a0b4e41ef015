import { useSelector } from '@xstate/react';
import type { DetailActor } from '#machines/detail.ts';
import { LegalArticles } from '#src/parts/LegalArticles.tsx';
import { helpWords as words } from '#src/texts/help/words.ts';
import type { Deployment, LegalText } from '#src/texts/text.ts';
import { filled, inForceSince } from '#src/texts/text.ts';

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
