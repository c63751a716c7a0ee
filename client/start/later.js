// A page that is complete without its script: the home page, which comes drawn (prerender.tsx), and those that the server
// writes. The script comes when the browser has nothing else to do, or when somebody touches the page; file by file, so that
// none of them keeps a slow phone busy for long. Only visitors who read in the page's language see it as it came: for others
// the script comes at once. `entry` is put in by the build.
(function later({ script, modules }) {
  const { lang, dataset } = document.documentElement;
  const isForThem =
    !localStorage.getItem('panna.token') && (localStorage.getItem('panna.language') ?? 'en') === lang;
  dataset.page = isForThem ? 'complete' : 'for-others';

  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const loadAll = async () => {
    for (const href of [...modules, script])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const module of modules) {
      await import(module);
      if (isForThem) await new Promise((resolve) => whenIdle(resolve));
    }
    await import(script);
  };
  let isAsked = false;
  const load = () => {
    if (!isAsked) void loadAll();
    isAsked = true;
  };
  if (!isForThem) return load();
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, load, { once: true, passive: true, capture: true });
  // Not before the pictures are painted, too.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  addEventListener(
    'load',
    () =>
      void nextFrame()
        .then(nextFrame)
        .then(() => whenIdle(load)),
  );

  // What is pressed or chosen on the home page before the script is there is done once it is (main.tsx).
  window.missed = [];
  addEventListener('click', ({ target }) => {
    const button = target.closest('button:not([popovertarget])');
    if (button) window.missed?.push(() => button.click());
  });
  addEventListener('change', ({ target }) => {
    const { value } = target;
    const chosen = new Event('change', { bubbles: true });
    window.missed?.push(() => Object.assign(target, { value }).dispatchEvent(chosen));
  });
})(entry);
