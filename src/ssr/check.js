// Inline in every page, in ES5 for old browsers: shows which features the browser lacks, or that the site's code did not start. `src/app/notices/DocumentNotices.tsx` holds the notice.
(function () {
  var root = document.documentElement;
  var hasFailed = false;

  // after the first paint, which it would delay
  var find = function () {
    var css = window.CSS && window.CSS.supports;
    return {
      modules: !('noModule' in document.createElement('script')),
      language: !(
        Array.prototype.toSorted &&
        Object.hasOwn &&
        window.structuredClone &&
        window.fetch &&
        window.AbortController &&
        window.MutationObserver
      ),
      styles: !(
        css &&
        css.call(window.CSS, 'selector(:has(a))') &&
        css.call(window.CSS, 'color', 'color-mix(in srgb, red, blue)')
      ),
      dialogs: !('showModal' in document.createElement('dialog')),
      menus: !('popover' in root),
      start: hasFailed,
    };
  };

  var showNotice = function () {
    var lacks = find();
    var lacking = false;
    for (var lack in lacks) lacking = lacking || lacks[lack];
    if (!lacking) return;
    // until now it is not part of the page, except in browsers without templates
    var template = document.getElementById('outdated-notice');
    if (template && template.content) template.parentNode.replaceChild(template.content, template);
    var notice = document.getElementById('outdated');
    if (!notice) return;
    for (var name in lacks) {
      if (!lacks[name]) continue;
      notice.querySelector('[data-lacks="' + name + '"]').removeAttribute('hidden');
      notice.removeAttribute('hidden');
      root.setAttribute('data-outdated', '');
    }
  };
  var whenParsed = function () {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotice);
    else showNotice();
  };
  whenParsed();

  window.addEventListener('error', function (event) {
    if (!/\/assets\//.test(event.filename || '')) return;
    // an error may have had no consequence: check after a while whether the page was hydrated
    setTimeout(function () {
      hasFailed = !root.hasAttribute('data-hydrated');
      whenParsed();
    }, 3000);
  });
  window.addEventListener(
    'click',
    function (event) {
      var pressed = event.target;
      if (pressed && pressed.id === 'outdated-close') document.getElementById('outdated').setAttribute('hidden', '');
    },
    true,
  );
})();
