// Runs in a measured page before its own scripts. The page is interactive once React has hydrated the
// `window.measured.selectors`.
window.measured = Object.assign(window.measured, { lcp: 0, shift: 0, blocking: 0, interactive: 0 });

window.measured.observe = (type, run) =>
  new PerformanceObserver((list) => list.getEntries().forEach(run)).observe({ type, buffered: true });

/** React has hydrated an element once it has React's props. */
window.measured.isHydrated = (selector) => {
  const element = document.querySelector(selector);
  return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
};

window.measured.look = () => {
  const { selectors, isHydrated, look } = window.measured;
  const isReady = selectors.length === 0 ? document.readyState === 'complete' : selectors.every(isHydrated);
  if (isReady) window.measured.interactive = performance.now();
  else requestAnimationFrame(look);
};

window.measured.read = () => {
  const { lcp, shift, blocking, interactive } = window.measured;
  const [page] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource');
  const arrived = files.filter(({ responseEnd }) => responseEnd <= interactive);
  return {
    lcp,
    shift,
    blocking,
    interactive,
    kilobytes: [page, ...arrived].reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000,
    requests: files.filter(({ startTime }) => startTime < interactive).length + 1,
    idleRequests: files.length + 1,
    nodes: document.querySelectorAll('*').length,
  };
};

window.measured.observe('largest-contentful-paint', ({ startTime }) => (window.measured.lcp = startTime));
window.measured.observe('layout-shift', ({ value }) => (window.measured.shift += value));
window.measured.observe('longtask', ({ duration }) => (window.measured.blocking += Math.max(0, duration - 50)));
window.measured.look();
