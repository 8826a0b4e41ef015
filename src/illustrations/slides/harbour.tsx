import { Crane } from '../Crane.tsx';
import { Ship } from '../Ship.tsx';

/** A laden ship leaving the quay. */
export function Picture() {
  return (
    <>
      <circle cx="262" cy="66" r="30" className="fill-white" opacity=".8" />
      <path d="M0 140c44-26 92-34 146-14 56-28 128-26 214 8v26H0Z" className="fill-brand-200" />
      <g transform="translate(48 54) scale(.4)">
        <Crane />
      </g>
      <path d="M0 158h360v42H0Z" className="fill-brand-500" />
      <g transform="translate(78 84) scale(.42)">
        <Ship />
      </g>
      <path d="M20 170h50m200 2h70M40 182h90m120 4h80" className="stroke-brand-200" strokeWidth="2" opacity=".6" />
      <path d="M0 188h360v12H0Z" className="fill-brand-800" />
    </>
  );
}
