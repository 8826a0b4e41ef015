import type { ReactNode } from 'react';
import { useState } from 'react';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Button } from '#src/ui/Button.tsx';

const words = identityCopy.licence;

interface Props {
  /** The chosen file; one that is no blob could not be fetched. */
  picture: unknown;
  /** What can be done with the picture. */
  children: ReactNode;
}

/** The picture of a licence beside the fields that were read from it; it can be enlarged to the width of the dialog. */
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
          alt={words.picture}
          className={`w-full rounded-md border border-line bg-sunken object-contain ${enlarged ? '' : 'max-h-60'}`}
        />
      ) : (
        <p className="rounded-md border border-line bg-sunken px-4 py-6 text-sm text-ink-soft">{words.unseen}</p>
      )}
      <figcaption className="mt-2 flex flex-wrap gap-2">
        {picture instanceof Blob && (
          <Button tone="secondary" size="sm" aria-pressed={enlarged} onClick={() => setEnlarged(!enlarged)}>
            {words.enlarge}
          </Button>
        )}
        {children}
      </figcaption>
    </figure>
  );
}
