import { TankContainer } from '../TankContainer.tsx';

/** Tank containers stacked in a depot. */
export function Picture() {
  return (
    <>
      <path d="M0 176V92h58V64h60v28h42V48h16v44h74V72h52v20h58v84Z" className="fill-brand-200" opacity=".7" />
      <path d="M0 176h360v24H0Z" className="fill-brand-800" />
      <path d="M0 176h360" className="stroke-brand-500" strokeWidth="3" />
      <g transform="translate(106 48)">
        <TankContainer />
      </g>
      <g transform="translate(28 112)">
        <TankContainer />
      </g>
      <g transform="translate(182 112)">
        <TankContainer />
      </g>
    </>
  );
}
