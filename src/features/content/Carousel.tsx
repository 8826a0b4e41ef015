import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SyntheticEvent, ReactNode } from 'react';
import type { Slide } from '#contract/content/content.ts';
import type { CarouselActor } from '#machines/content/carousel.ts';
import { SlidePicture } from '#src/illustrations/SlidePicture.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Swipe } from '#src/ui/Swipe.tsx';
import { carouselMessages } from './messages/home.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#src/ui/buttons/IconButton.tsx';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { languageOf } from '#src/platform/contentLanguage.ts';

interface CarouselControlsProps {
  actor: CarouselActor;
  titles: readonly string[];
}

const carouselControlsMessages = carouselMessages.carousel;

/** A dot for each slide, buttons for the previous and the next, and a pause switch. */
function CarouselControls({ actor, titles }: CarouselControlsProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const turns = state.can({ type: 'rotation.paused' });
  return (
    <>
      <ul className="mr-auto flex">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={carouselControlsMessages.show(index + 1, title)}
              aria-current={index === state.context.at || undefined}
              onClick={() => actor.send({ type: 'slide.chosen', at: index })}
              className="group grid size-6 cursor-pointer place-items-center rounded-full"
            >
              <span className="size-2 rounded-full bg-line-strong transition-[width] group-hover:bg-brand-500 group-aria-current:w-5 group-aria-current:bg-brand-600" />
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        label={carouselControlsMessages.previous}
        enabled
        onPress={() => actor.send({ type: 'previous.requested' })}
      >
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton
        label={turns ? carouselControlsMessages.pause : carouselControlsMessages.resume}
        enabled
        onPress={() => actor.send({ type: turns ? 'rotation.paused' : 'rotation.resumed' })}
      >
        {turns ? <Pause className="size-4" /> : <Play className="size-4" />}
      </IconButton>
      <IconButton label={carouselControlsMessages.next} enabled onPress={() => actor.send({ type: 'next.requested' })}>
        <ChevronRight className="size-5" />
      </IconButton>
    </>
  );
}

interface CarouselProps {
  actor: CarouselActor;
  slides: readonly Slide[];
}

const messages = carouselMessages.carousel;

/** Announcements one at a time; they advance by themselves until the user points at, stops or moves them. */
export function Carousel({ actor, slides }: CarouselProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { at } = state.context;
  const slide = slides[at];
  if (!slide) return null;

  const attend = () => actor.send({ type: 'attention.gained' });
  const leave = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    // a button keeps the focus after a click, even when the user has moved on
    const isAttended = currentTarget.matches(':hover') || currentTarget.querySelector(':focus-visible') !== null;
    if (!isAttended) actor.send({ type: 'attention.lost' });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys work from each of its controls
    <section
      data-state={state.value}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface"
      onPointerEnter={attend}
      onPointerLeave={leave}
      onFocus={attend}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') actor.send({ type: 'previous.requested' });
        if (key === 'ArrowRight') actor.send({ type: 'next.requested' });
      }}
    >
      <Swipe
        onPrevious={() => actor.send({ type: 'previous.requested' })}
        onNext={() => actor.send({ type: 'next.requested' })}
        className="relative flex flex-1 flex-col"
      >
        <div className="relative h-40 overflow-hidden bg-brand-100 lg:h-auto lg:flex-1">
          {/* a missing drawing is no loss */}
          <RouteBoundary key={slide.picture} fallback={() => null}>
            <SlidePicture picture={slide.picture} />
          </RouteBoundary>
        </div>
        <div
          lang={languageOf(slide.title)}
          aria-live={state.matches('paused') ? 'polite' : 'off'}
          className="min-h-32 px-4 py-3.5"
        >
          <h2 className="truncate text-lg font-semibold">
            <a href={slide.href} draggable={false} className="after:absolute after:inset-0">
              {slide.title}
            </a>
          </h2>
          <p className="mt-1 line-clamp-2 h-11 text-ink-soft">{slide.text}</p>
          <p aria-hidden="true" className="mt-1.5 flex items-center gap-1 text-sm font-medium text-brand-700">
            {slide.action}
            <ArrowRight className="size-4" />
          </p>
        </div>
      </Swipe>
      {slides.length > 1 && (
        <div className="flex h-11 items-center border-t border-line px-2.5">
          <CarouselControls actor={actor} titles={slides.map(({ title }) => title)} />
        </div>
      )}
    </section>
  );
}

interface SlidesProps {
  actor: ListActor<null, Slide>;
  /** Renders the slides of the service, or one built-in slide. */
  children: (slides: readonly Slide[]) => ReactNode;
}

const fallback: Slide = { id: 'fallback', ...messages.fallback, href: paths.shippingFcl, picture: 'harbour' };

/** The slides once loaded; their space has a fixed size. */
export function Slides({ actor, children }: SlidesProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="grid min-h-80 grid-cols-1">
      {state.hasTag('busy') && <Skeleton className="rounded-lg!" />}
      {state.matches('failed') && (
        <div className="rounded-lg border border-line bg-surface p-4">
          <FailedAlert
            message={state.context.errorMessage ?? messages.failed}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </div>
      )}
      {state.matches('empty') && children([fallback])}
      {state.matches('filled') && children(state.context.rows)}
    </div>
  );
}
