// Asks for the files of the site at once, but runs them one by one, so that none of them keeps a slow phone busy for long.
// `entry` is put in by the build.
void (async function now({ script, modules }) {
  for (const href of [...modules, script])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  for (const module of modules) {
    await import(module);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import(script);
})(entry);
