interface Props {
  zoomIn: () => void;
  zoomOut: () => void;
  showFull: () => void;
  showWidth: () => void;
  showWhole: () => void;
}

/** The buttons that zoom a drawing; the keys +, -, 0 and 1 do the same. */
export function ZoomButtons({ zoomIn, zoomOut, showFull, showWidth, showWhole }: Props) {
  return (
    <>
      <button type="button" onClick={zoomOut} aria-label="缩小" title="按 -">
        −
      </button>
      <button type="button" onClick={zoomIn} aria-label="放大" title="按 +">
        +
      </button>
      <button type="button" onClick={showWhole} title="按 0">
        看全图
      </button>
      <button type="button" onClick={showWidth}>
        适合宽度
      </button>
      <button type="button" onClick={showFull} title="按 1">
        原始大小
      </button>
    </>
  );
}
