// Counts down the page's deadlines by the service's clock; without this script the page shows them as of its rendering.
const sentAt = Date.parse(document.querySelector('[data-now]')?.dataset.now ?? '');
const skew = sentAt - Date.now();
const deadlines = [...document.querySelectorAll('time[data-deadline]')].filter(
  (time) => Date.parse(time.dateTime) > sentAt,
);
const settleMs = 3_000;

const pad = (count) => String(count).padStart(2, '0');

const text = (ms) => {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':');
  return days > 0 ? `${days} 天 ${clock}` : clock;
};

const tick = () => {
  const now = Date.now() + skew;
  for (const time of deadlines) time.textContent = text(Date.parse(time.dateTime) - now);
  // the service cancels on the second; a moment later the page shows the order's new status
  if (deadlines.some((time) => Date.parse(time.dateTime) + settleMs < now)) location.reload();
};

if (deadlines.length > 0) {
  tick();
  setInterval(tick, 1_000);
}
