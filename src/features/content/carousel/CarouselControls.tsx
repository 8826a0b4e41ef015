import { useSelector } from '@xstate/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { CarouselActor } from '#machines/content/carousel.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { carouselMessages } from '#src/features/content/messages/carousel.ts';

interface Props {
  actor: CarouselActor;
  titles: readonly string[];
}

const messages = carouselMessages.carousel;

/** A dot for each slide, buttons for the previous and the next, and a pause switch. */
export function CarouselControls({ actor, titles }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const turns = state.can({ type: 'rotation.paused' });
  return (
    <>
      <ul className="mr-auto flex">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={messages.show(index + 1, title)}
              aria-current={index === state.context.at || undefined}
              onClick={() => actor.send({ type: 'slide.chosen', at: index })}
              className="group grid size-6 cursor-pointer place-items-center rounded-full"
            >
              <span className="size-2 rounded-full bg-line-strong transition-[width] group-hover:bg-brand-500 group-aria-current:w-5 group-aria-current:bg-brand-600" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton label={messages.previous} enabled onPress={() => actor.send({ type: 'previous.requested' })}>
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton
        label={turns ? messages.pause : messages.resume}
        enabled
        onPress={() => actor.send({ type: turns ? 'rotation.paused' : 'rotation.resumed' })}
      >
        {turns ? <Pause className="size-4" /> : <Play className="size-4" />}
      </IconButton>
      <IconButton label={messages.next} enabled onPress={() => actor.send({ type: 'next.requested' })}>
        <ChevronRight className="size-5" />
      </IconButton>
    </>
  );
}
