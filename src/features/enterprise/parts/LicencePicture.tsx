import type { ReactNode } from 'react';
import { useState } from 'react';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { Button } from '#src/ui/Button.tsx';

const messages = enterpriseMessages.licence;

interface Props {
  /** The chosen file; without a blob it could not be fetched. */
  picture: unknown;
  /** The buttons for the picture. */
  children: ReactNode;
}

/** The picture of a licence beside its recognised fields; it can be enlarged to the width of the dialog. */
export function LicencePicture({ picture, children }: Props) {
  const [enlarged, setEnlarged] = useState(false);
  const show = (image: HTMLImageElement | null) => {
    if (!image || !(picture instanceof Blob)) return undefined;
    const address = URL.createObjectURL(picture);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return (
    <figure className={enlarged ? 'sm:col-span-2' : ''}>
      {picture instanceof Blob ? (
        <img
          ref={show}
          alt={messages.picture}
          className={`w-full rounded-md border border-line bg-sunken object-contain ${enlarged ? '' : 'max-h-60'}`}
        />
      ) : (
        <p className="rounded-md border border-line bg-sunken px-4 py-6 text-sm text-ink-soft">{messages.unseen}</p>
      )}
      <figcaption className="mt-2 flex flex-wrap gap-2">
        {picture instanceof Blob && (
          <Button tone="secondary" size="sm" aria-pressed={enlarged} onClick={() => setEnlarged(!enlarged)}>
            {messages.enlarge}
          </Button>
        )}
        {children}
      </figcaption>
    </figure>
  );
}
