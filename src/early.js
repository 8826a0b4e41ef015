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

  if (/(?:^|; )token=/.test(document.cookie)) root.dataset.session = 'kept';
  if (/Android|webOS|iPhone|iPod|BlackBerry/i.test(navigator.userAgent)) root.dataset.mobileAgent = '';
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
      if (!button || !isDry(button) || button.popoverTargetElement) return;
      // a form with an address of its own needs no script
      if (button.type === 'submit' && button.form?.getAttribute('action')) return;
      event.preventDefault();
      event.stopPropagation();
      const login = button.dataset.early === 'login' && document.getElementById('early-login');
      if (login) {
        login.showModal();
        login.querySelector('input').focus();
      } else if (button.dataset.early === 'close') button.closest('dialog').close();
      else if (button.closest('#early-login')) {
        button.closest('dialog').dataset.pressed = button.textContent;
        button.ariaBusy = 'true';
      } else early.clicks.push(button);
    },
    true,
  );
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
