// Inline in every page's head, before anything else loads: sets what the first paint needs, removes the ticket from the address, and stores clicks until the page is hydrated.
(() => {
  const root = document.documentElement;
  const preHydration = (window.preHydration = { pendingClicks: [] });

  const address = new URL(location.href);
  if (address.searchParams.has('token')) {
    preHydration.ticket = address.searchParams.get('token');
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }

  const probeCookies = () => {
    try {
      document.cookie = 'cookieProbe=1; path=/; SameSite=Lax';
      if (!document.cookie.includes('cookieProbe=1')) root.dataset.cookies = 'blocked';
      document.cookie = 'cookieProbe=; path=/; max-age=0';
    } catch {
      root.dataset.cookies = 'blocked';
    }
  };
  try {
    if (/(?:^|; )token=/.test(document.cookie)) root.dataset.session = 'stored';
  } catch {
    // blocked cookies have no session
  }
  // after the first paint: reading a cookie that was just written waits for another process
  requestAnimationFrame(() => setTimeout(probeCookies));
  if (!window.isSecureContext) root.dataset.insecure = '';
  if (/Android|webOS|iPhone|iPod|BlackBerry/i.test(navigator.userAgent)) root.dataset.mobileAgent = '';
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('draft.'))) root.dataset.drafts = '';
  } catch {
    // a blocked storage has no drafts
  }
  try {
    Object.assign(root.dataset, JSON.parse(localStorage.getItem('themeSettings') || '{}'));
  } catch {
    // a blocked storage, or a foreign value, leaves the default theme
  }

  // the style of a first paint lacks the rules for these
  const stylesheet = document.getElementById('stylesheet');
  if (stylesheet && matchMedia('(forced-colors: active), (width < 18rem)').matches)
    Object.assign(stylesheet, { blocking: 'render', rel: 'stylesheet' });

  const isDehydrated = (element) =>
    Boolean(element.closest('[data-dehydrated]')) || root.dataset.hydrated === undefined;
  preHydration.replay = () => {
    preHydration.pendingClicks = preHydration.pendingClicks.filter((button) => {
      if (isDehydrated(button)) return button.isConnected;
      button.click();
      return false;
    });
  };
  // on these events React would hydrate the page at once, and the browser would open the dialog only after that
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'])
    addEventListener(
      type,
      (event) => {
        const button = event.target.closest?.('button[commandfor]');
        if (button && isDehydrated(button)) event.stopPropagation();
      },
      { capture: true, passive: true },
    );
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button');
      if (button?.dataset.beforeHydration === 'retry') void loadMissing();
      if (!button || !isDehydrated(button) || button.popoverTargetElement || button.id === 'outdated-close') return;
      // a form with an action works without script
      if (button.type === 'submit' && button.form?.getAttribute('action')) return;
      event.stopPropagation();
      if (button.commandForElement) return;
      event.preventDefault();
      // browsers without the `command` attribute
      const dialog = document.getElementById(button.getAttribute('commandfor'));
      if (dialog?.open) dialog.close();
      else if (dialog?.showModal) dialog.showModal();
      else if (button.closest('#pre-hydration-login')) {
        button.closest('dialog').dataset.pressed = button.value;
        button.ariaBusy = 'true';
        // an open dialog makes the notice's own button inert
        void loadMissing();
      } else if (!button.dataset.beforeHydration) preHydration.pendingClicks.push(button);
    },
    true,
  );
  // code or styles that failed to load before hydration; afterwards the page itself reports it
  const missing = new Set();
  const showNotice = () => {
    const notice = document.getElementById('unloaded');
    // the critical styles are in the document, so only scripts count
    if (notice) notice.hidden = ![...missing].some((element) => element.src);
  };
  const loadAgain = async (element) => {
    missing.delete(element);
    // a second failure has its own event
    if (!element.src) {
      element.replaceWith(element.cloneNode());
      return;
    }
    try {
      // a failed script element does not load again
      await import(element.src);
    } catch {
      missing.add(element);
      // Chromium before 150 never reloads a script that failed once
      const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
      const isThere = await fetch(element.src).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere && !isReload) location.reload();
    }
  };
  const loadMissing = async () => {
    // code that the site itself waits for
    dispatchEvent(new Event('loadingresumed'));
    await Promise.all([...missing].map(loadAgain));
    showNotice();
  };
  addEventListener(
    'error',
    ({ target }) => {
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isCode = target instanceof HTMLScriptElement && root.dataset.hydrated === undefined;
      if (!isStyle && !isCode) return;
      missing.add(target);
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showNotice);
      else showNotice();
    },
    true,
  );
  addEventListener('online', () => {
    void loadMissing();
    // a new connection often fails at first
    setTimeout(loadMissing, 3_000);
  });

  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form.getAttribute('action') || !isDehydrated(form)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
})();
