import type { CSSProperties } from 'react';
import { useState } from 'react';
import { Player } from './Player.tsx';
import { playerMessages as messages } from './playerMessages.ts';
import type { Harness } from './harness.ts';
import { listenForHarness } from './harnessFrame.ts';

const widths = { desktop: 1440, phone: 390 } as const;
type Width = keyof typeof widths;
const widthNames = Object.keys(widths) as Width[];

/** Scales down content that is wider than its box. */
const fitted = (width: number) => (box: HTMLElement | null) => {
  if (!box) return undefined;
  const sizes = new ResizeObserver(() => {
    box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / width)));
  });
  sizes.observe(box);
  return () => sizes.disconnect();
};

/** The player of a view whose harness is in its own frame, with a screen's width and its own simulated clock. */
export function PlayerFrame({ view }: { view: string }) {
  const [harness, setHarness] = useState<Harness>();
  const [width, setWidth] = useState<Width>('phone');
  const frame = (
    <div
      ref={fitted(widths[width])}
      className="player-frame"
      style={{ '--width': `${widths[width]}px` } as CSSProperties}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the player controls the harness in it */}
      <iframe
        ref={(element) => (element ? listenForHarness(element, setHarness) : undefined)}
        title={`${messages.view} ${view}`}
        src={`iframe.html?id=live-harness--harness&viewMode=story&args=model:${view}`}
      />
    </div>
  );
  const tools = (
    <fieldset>
      <legend className="sr-only">{messages.width}</legend>
      {widthNames.map((name) => (
        <label key={name}>
          <input type="radio" name="player-width" checked={width === name} onChange={() => setWidth(name)} />
          {messages.widths[name]}
        </label>
      ))}
    </fieldset>
  );
  return (
    <Player harness={harness} view={view} tools={tools} isWide={width === 'desktop'}>
      {frame}
    </Player>
  );
}
