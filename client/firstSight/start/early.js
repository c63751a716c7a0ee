// Requests the code and the data of the screen at this address while the page is parsed, before the site's own script
// can. session/connection/earlyLink.ts passes the responses on. The build inserts `site`.
(function early({ screens, own, languages, queries, fonts, waitsWithFonts }) {
  const token = localStorage.getItem('panna.token');
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const screen = screens.find(({ address }) => new RegExp(`^${address}$`).test(path)) ?? {};
  const answers = {};
  const SLOW_MS = 400;

  const link = (rel, href) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  const load = (file) => link('modulepreload', file);
  const ask = (operationName, variables) => {
    const body = JSON.stringify({ operationName, variables, query: queries[operationName] });
    const headers = {
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${token}`,
    };
    const answer = fetch('/graphql', { method: 'POST', headers, body })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    answers[operationName] = { token, askedAt: performance.now(), variables, answer };
  };

  // On a slow network, no fonts are loaded; the device's own fonts are used. A network counts as slow if the browser
  // reports it, or if this page took long to arrive. An inserted style sheet blocks nothing.
  //
  // On the first visit to a complete page, the pictures are loaded first (later.js); on later visits, the fonts are
  // already on the device.
  //
  // The list of books has titles in several scripts. Their fonts would cause new layouts and move text, so in English,
  // missing fonts are loaded with the next screen.
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  const isSlow = saveData || effectiveType !== '4g' || performance.now() > SLOW_MS;
  const showFonts = () => {
    link('stylesheet', fonts);
    localStorage.setItem('panna.fonts', 'kept');
  };
  // The router first records the current location, which is not a navigation.
  const showOnLeaving = ({ navigationType }) => {
    if (navigationType === 'replace') return;
    window.navigation.removeEventListener('navigate', showOnLeaving);
    showFonts();
  };
  const texts = languages[localStorage.getItem('panna.language')];
  const haveFontsCome = () => {
    if (localStorage.getItem('panna.fonts')) showFonts();
    else if (waitsWithFonts && !texts && window.navigation)
      window.navigation.addEventListener('navigate', showOnLeaving);
    else void Promise.resolve(window.painted).then(showFonts);
  };
  if (!isSlow) haveFontsCome();

  (texts ?? []).forEach(load);
  if (token || screen.isOpen) (screen.files ?? []).forEach(load);
  if (!token) return;
  own.forEach(load);
  ask('Viewer', {});
  // The screen's data is requested early only for an address without a query string.
  if (screen.asks && !location.search)
    ask(screen.asks, screen.names ? { [screen.names]: path.split('/')[2] } : {});
  window.earlyAnswers = answers;
})(site);
