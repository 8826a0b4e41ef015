interface Props {
  zoomIn: () => void;
  zoomOut: () => void;
  showFull: () => void;
  showWhole: () => void;
}

/** The buttons that zoom a drawing; the keys +, - and 0 do the same. */
export function ZoomButtons({ zoomIn, zoomOut, showFull, showWhole }: Props) {
  return (
    <>
      <button type="button" onClick={zoomOut} aria-label="缩小">
        −
      </button>
      <button type="button" onClick={zoomIn} aria-label="放大">
        +
      </button>
      <button type="button" onClick={showFull}>
        原始大小
      </button>
      <button type="button" onClick={showWhole}>
        适合宽度
      </button>
    </>
  );
}
