// Starts the script of a page that is complete without it (rendered by firstSight/drawing.tsx or written by the server). The
// script starts when the browser is idle if the viewer is logged in, and at the first touch of a visitor. Its files run one
// by one, so that none of them blocks a slow phone.
//
// The page is shown only if it was rendered for this kind of viewer and this language; otherwise the script runs immediately.
// The build inserts `entry`.
(function later({ script, modules, isForSignedIn }) {
  const { lang, dataset } = document.documentElement;
  const isForThem =
    isForSignedIn === Boolean(localStorage.getItem('panna.token')) &&
    (localStorage.getItem('panna.language') ?? 'en') === lang;
  dataset.page = isForThem ? 'complete' : 'for-others';

  const once = (work) => {
    let isDone = false;
    return () => {
      if (!isDone) void work();
      isDone = true;
    };
  };
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  // An idle period of more than 30 ms means that nothing waits to be painted. Painting and running scripts at the
  // same time is slow on a small phone. On some pages something always waits, so the number of attempts is limited,
  // for all files together.
  let triesLeft = 20;
  const untilIdle = async () => {
    do {
      const deadline = await new Promise((resolve) => whenIdle(resolve));
      if (!deadline || deadline.timeRemaining() > 30) return;
      triesLeft -= 1;
    } while (triesLeft > 0);
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const fetchAll = once(() => {
    for (const href of [...modules, script])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  });
  const run = once(async () => {
    fetchAll();
    // Formats a number now, because the first call takes as long as running a file. Later calls take almost no time.
    (0).toLocaleString(lang);
    for (const module of modules) {
      await import(module);
      if (isForThem) await untilIdle();
    }
    await import(script);
  });
  if (!isForThem) return run();

  for (const touch of ['pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(touch, run, { once: true, passive: true, capture: true });
  // Resolves once the loaded pictures are decoded.
  const areDecoded = () =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    );
  // A rendered frame takes a while to reach the screen.
  const firstPaint = new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  window.painted = new Promise((resolve) => addEventListener('load', resolve))
    .then(areDecoded)
    .then(nextFrame)
    .then(nextFrame)
    .then(() => firstPaint);
  void (async () => {
    await window.painted;
    await untilIdle();
    if (isForSignedIn) return run();
    fetchAll();
    // Runs the script when a part that only the script can render becomes visible, such as the shelves of the home
    // page (HomeShelves.tsx).
    const isSeen = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && run(), {
      rootMargin: '-15% 0px',
    });
    for (const place of document.querySelectorAll('[data-by-script]')) isSeen.observe(place);
  })();

  // Collects clicks and selections that happen before the script runs. main.tsx replays them after the script has
  // started.
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
