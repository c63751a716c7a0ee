// A page that is complete without its script: those that come drawn (firstSight/drawing.tsx), and those that the server writes. The
// script runs file by file, so that none of them keeps a slow phone busy for long: for who is signed in when the browser has
// nothing else to do, for visitors, who read, when somebody touches the page; it is on the device by then. Only who reads in
// the page's language sees it as it came, and only those whom it was drawn for: for others the script comes at once. `entry`
// is put in by the build.
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
  // More than 30 ms are left only when nothing waits to be painted: painting and scripts at once are slow on a small phone. On
  // some pages something always waits, so the tries are numbered, for all files together.
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
    // To write the first number takes as long as to run a file; those that come later, no time.
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
  // Not before the pictures are painted, too.
  const areDecoded = () =>
    Promise.allSettled(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    );
  // When it is seen: a frame that is drawn takes a while to get to the screen.
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
    // What only the script draws, such as the shelves of the home page (HomeShelves.tsx), is in sight.
    const isSeen = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && run(), {
      rootMargin: '-15% 0px',
    });
    for (const place of document.querySelectorAll('[data-by-script]')) isSeen.observe(place);
  })();

  // What is pressed or chosen before the script is there is done once it is (main.tsx).
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
