// Stands inline at the head of every page and runs before anything else of it is loaded: what the first paint depends
// on, the ticket that must leave the address, and clicks that come before the page's code has taken over.
(() => {
  const root = document.documentElement;
  const early = (window.early = { clicks: [] });

  const address = new URL(location.href);
  if (address.searchParams.has('token')) {
    early.ticket = address.searchParams.get('token');
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }

  try {
    document.cookie = 'cookieProbe=1; path=/; SameSite=Lax';
    if (!document.cookie.includes('cookieProbe=1')) root.dataset.cookies = 'blocked';
    document.cookie = 'cookieProbe=; path=/; max-age=0';
    if (/(?:^|; )token=/.test(document.cookie)) root.dataset.session = 'kept';
  } catch {
    root.dataset.cookies = 'blocked';
  }
  if (!window.isSecureContext) root.dataset.insecure = '';
  if (/Android|webOS|iPhone|iPod|BlackBerry/i.test(navigator.userAgent)) root.dataset.mobileAgent = '';
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('draft.'))) root.dataset.drafts = '';
  } catch {
    // a store that is blocked holds no drafts
  }
  try {
    Object.assign(root.dataset, JSON.parse(localStorage.getItem('themeSettings') || '{}'));
  } catch {
    // a store that is blocked or holds something else leaves the site's own look
  }

  const isDry = (button) => Boolean(button.closest('[data-late]')) || root.dataset.hydrated === undefined;
  early.replay = () => {
    early.clicks = early.clicks.filter((button) => {
      if (isDry(button)) return button.isConnected;
      button.click();
      return false;
    });
  };
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button');
      if (!button || !isDry(button) || button.popoverTargetElement || button.id === 'outdated-close') return;
      // a form with an address of its own needs no script
      if (button.type === 'submit' && button.form?.getAttribute('action')) return;
      event.preventDefault();
      event.stopPropagation();
      const login = button.dataset.early === 'login' && document.getElementById('early-login');
      if (button.dataset.early === 'retry') void load();
      else if (login?.showModal) {
        login.showModal();
        login.querySelector('input').focus();
      } else if (button.dataset.early === 'close') button.closest('dialog').close();
      else if (button.closest('#early-login')) {
        button.closest('dialog').dataset.pressed = button.textContent;
        button.ariaBusy = 'true';
        // an open dialog keeps presses from the notice's own button
        void load();
      } else early.clicks.push(button);
    },
    true,
  );
  // code or style that did not come before the page was taken over; afterwards the page says so itself
  const missing = new Set();
  const tell = () => {
    const notice = document.getElementById('unloaded');
    // what the first paint needs of the style is in the document
    if (notice) notice.hidden = ![...missing].some((element) => element.src);
  };
  const again = async (element) => {
    missing.delete(element);
    // what fails again is noted by its own event
    if (!element.src) {
      element.replaceWith(element.cloneNode());
      return;
    }
    try {
      // a script that failed is not fetched again by its element
      await import(element.src);
    } catch {
      missing.add(element);
    }
  };
  const load = async () => {
    await Promise.all([...missing].map(again));
    tell();
  };
  addEventListener(
    'error',
    ({ target }) => {
      const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
      const isCode = target instanceof HTMLScriptElement && root.dataset.hydrated === undefined;
      if (!isStyle && !isCode) return;
      missing.add(target);
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
      else tell();
    },
    true,
  );
  addEventListener('online', () => {
    void load();
    // the first moments of a connection often bring nothing yet
    setTimeout(load, 3_000);
  });

  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (form.getAttribute('action') || !isDry(form)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
})();
