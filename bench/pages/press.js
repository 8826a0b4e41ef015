// Runs in a measured page before its own scripts: records the time of a press, and the time at which its result was
// painted.
window.pressed = { at: 0, paintedAt: 0 };

window.pressed.paint = (done) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage('');
  });

const titleOf = () => document.querySelector('main h1')?.textContent;

/** Expects an element in a page that has finished loading; `isMove` if it is on another page than the current one. */
window.pressed.expect = (selector, isMove) => {
  Object.assign(window.pressed, { at: 0, paintedAt: 0 });
  const [address, title] = [location.href, titleOf()];
  addEventListener('click', ({ timeStamp }) => (window.pressed.at = timeStamp), { capture: true, once: true });
  const isThere = () =>
    window.pressed.at > 0 &&
    (!isMove || (location.href !== address && titleOf() !== title)) &&
    document.querySelector('main [aria-busy="true"]') === null &&
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && (!(element instanceof HTMLImageElement) || element.complete),
    );
  const look = () => {
    if (isThere()) window.pressed.paint(() => (window.pressed.paintedAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
