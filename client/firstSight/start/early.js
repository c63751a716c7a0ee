// Runs while the page is read. Asks for the code of the screen at this address, and for what it will ask the server, long
// before that code could: session/connection/earlyLink.ts hands the answers over. `site` is put in by the build.
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

  // On a slow network nobody waits for letters: those of the device are good. It is one if it says so, or if this very page
  // was long in coming. A style sheet that is put in like this holds nothing up. On a first visit to a page that is complete
  // as it comes the pictures go before (later.js); afterwards the fonts are on the device. The list of books, whose titles take
  // fonts of every script, is laid out again for each of them, and text that somebody reads by a link would move: there, who reads
  // in English gets those that are not on the device yet with the next screen.
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  const isSlow = saveData || effectiveType !== '4g' || performance.now() > SLOW_MS;
  const showFonts = () => {
    link('stylesheet', fonts);
    localStorage.setItem('panna.fonts', 'kept');
  };
  // The router begins with noting the place where it is, which leads nowhere.
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
  // Only the address without a query asks for everything there is.
  if (screen.asks && !location.search)
    ask(screen.asks, screen.names ? { [screen.names]: path.split('/')[2] } : {});
  window.earlyAnswers = answers;
})(site);
